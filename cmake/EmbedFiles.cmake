# cmake -DROOT=<folder> -DFILES=<a,b,...> -DOUTPUT=<file.cpp> -P EmbedFiles.cmake: the texts of the files (paths relative
# to ROOT, sorted) as the table kEmbeddedFiles of lib/Machine/Json.h.
string(REPLACE "," ";" FILES "${FILES}")
set(entries "")
set(count 0)
foreach(path IN LISTS FILES)
  file(READ ${ROOT}/${path} text)
  string(LENGTH "${text}" length)
  # Compilers need not take literals of more than 64 Ki characters; adjacent ones are joined too late to count.
  if(length GREATER 65000)
    message(FATAL_ERROR "${path}: expected at most 65000 characters, got ${length}; split the file")
  endif()
  string(APPEND entries "    {\"${path}\", R\"json(${text})json\"},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"lib/Machine/Json.h\"
namespace planner {
const EmbeddedFile kEmbeddedFiles[] = {
${entries}};
const unsigned kEmbeddedFileCount = ${count};
} // namespace planner
")
