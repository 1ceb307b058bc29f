//===- SupportTest.cpp - Units, element types, diagnostics, files ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Boxed.h"
#include "planner/Support/ByteList.h"
#include "planner/Support/DType.h"
#include "planner/Support/Diagnostic.h"
#include "planner/Support/File.h"
#include "planner/Support/Parallel.h"
#include "planner/Support/Sha256.h"
#include "planner/Support/SharedList.h"
#include "planner/Support/TaskPool.h"
#include "planner/Support/Units.h"
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <future>
#include <gtest/gtest.h>
#include <latch>
#include <random>
#include <stdexcept>
#include <thread>

using namespace planner;

TEST(Units, SaturateInsteadOfWrapping) {
  EXPECT_EQ(saturatingMul(int64_t(1) << 40, int64_t(1) << 40), kSaturated);
  EXPECT_EQ(saturatingMul(3, 5), 15);
  EXPECT_EQ(saturatingAdd(kSaturated, 1), kSaturated);
  EXPECT_EQ(saturatingAdd(-2, 5), 3);
}

TEST(Units, CeilDivRoundsUp) {
  EXPECT_EQ(ceilDiv(8, 4), 2);
  EXPECT_EQ(ceilDiv(9, 4), 3);
  EXPECT_EQ(ceilDiv(1, 4), 1);
  // No overflow near the largest integer.
  EXPECT_EQ(ceilDiv(kSaturated, 2), kSaturated / 2 + 1);
}

TEST(Units, TimeIsAmountOverRate) {
  EXPECT_DOUBLE_EQ((Bytes(3e9) / BytesPerSecond(1e9)).value, 3.0);
  EXPECT_DOUBLE_EQ((Flops(1e12) / FlopsPerSecond(4e12)).value, 0.25);
  EXPECT_DOUBLE_EQ(Seconds(3) / Seconds(2), 1.5);
}

TEST(Units, AreReadable) {
  EXPECT_EQ(formatBytes(512), "512 B");
  EXPECT_EQ(formatBytes(int64_t(3) << 29), "1.50 GiB");
  EXPECT_EQ(formatSeconds(Seconds(0.0123)), "12.3 ms");
  EXPECT_EQ(formatSeconds(Seconds(2e-6)), "2.00 us");
}

TEST(DType, NamesAreInverse) {
  for (int i = 0; i <= static_cast<int>(DType::Other); ++i) {
    auto type = static_cast<DType>(i);
    EXPECT_EQ(dtypeFromName(name(type)), type);
  }
  EXPECT_EQ(dtypeFromName("f31"), std::nullopt);
}

TEST(DType, PredicatesTakeAByte) {
  EXPECT_EQ(bitWidth(DType::I1), 8);
  EXPECT_EQ(bitWidth(DType::BF16), 16);
  EXPECT_EQ(bitWidth(DType::F4E2M1FN), 4);
  EXPECT_TRUE(isFloat(DType::F8E5M2));
  EXPECT_FALSE(isFloat(DType::I32));
  EXPECT_TRUE(isInteger(DType::U8));
  EXPECT_FALSE(isInteger(DType::I1));
}

TEST(Diagnostic, RendersPlaceNotesAndFix) {
  Diagnostic error = makeError("expected 1, got 2", "a.mlir:3:4", "use 1");
  error.notes.push_back("b.mlir:5:6: the other one");
  EXPECT_EQ(error.render(), "a.mlir:3:4: error: expected 1, got 2\n"
                            "note: b.mlir:5:6: the other one\n"
                            "hint: use 1\n");
}

namespace {
class FileTest : public testing::Test {
protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() /
             ("planner-files-" +
              std::to_string(testing::UnitTest::GetInstance()->random_seed()) +
              testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder);
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  std::filesystem::path folder;
};
} // namespace

TEST_F(FileTest, WritesWholeAndLeavesNothingElse) {
  std::string path = folder / "plan.json";
  ASSERT_TRUE(writeFileAtomically(path, "old"));
  ASSERT_TRUE(writeFileAtomically(path, "new"));
  Expected<std::string> text = readFile(path);
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, "new");
  size_t files = 0;
  for ([[maybe_unused]] const auto &entry :
       std::filesystem::directory_iterator(folder))
    ++files;
  EXPECT_EQ(files, 1u);
}

TEST_F(FileTest, ReadsTheBeginning) {
  const std::string path = folder / "long.txt";
  const std::string whole(200000, 'x');
  ASSERT_TRUE(writeFileAtomically(path, whole));
  for (const size_t most :
       {size_t(0), size_t(1), size_t(70000), size_t(300000)})
    EXPECT_EQ(*readFile(path, most), whole.substr(0, most));
}

TEST_F(FileTest, NamesThePathAndTheReason) {
  std::string path = folder / "missing" / "plan.json";
  Expected<void> written = writeFileAtomically(path, "text");
  ASSERT_FALSE(written);
  EXPECT_NE(written.error().message.find(path), std::string::npos);
  Expected<std::string> text = readFile(path);
  ASSERT_FALSE(text);
  EXPECT_NE(text.error().message.find("No such file"), std::string::npos);
}

TEST(Parallel, DoesEveryPieceOnce) {
  for (unsigned threads : {0U, 1U, 3U, 64U}) {
    std::vector<std::atomic<int>> done(17);
    parallelFor(threads, done.size(), [&](size_t i) { ++done[i]; });
    for (const std::atomic<int> &count : done)
      EXPECT_EQ(count, 1);
  }
  parallelFor(4, 0, [](size_t) { FAIL() << "there is nothing to do"; });
}

TEST(Parallel, UsesSeveralThreads) {
  // Each of two pieces waits for the other: one thread would never end.
  std::latch both(2);
  parallelFor(2, 2, [&](size_t) { both.arrive_and_wait(); });
}

TEST(Parallel, ThrowsWhatTheFirstPieceThrew) {
  for (unsigned threads : {1U, 2U})
    try {
      parallelFor(threads, 9, [](size_t i) {
        if (i == 3 || i == 7)
          throw std::runtime_error(std::to_string(i));
      });
      FAIL() << "expected an exception";
    } catch (const std::runtime_error &error) {
      EXPECT_STREQ(error.what(), "3");
    }
}

TEST(TaskPool, DoesEachTaskOnceWhoeverWaits) {
  for (const unsigned threads : {0U, 1U, 3U}) {
    TaskPool pool(threads);
    std::array<std::atomic<int>, 40> done{};
    std::vector<TaskPool::Handle> tasks;
    for (auto &each : done)
      tasks.push_back(pool.submit([&each] { ++each; }));
    // The last one first: the others are done meanwhile, or later.
    for (size_t i = tasks.size(); i-- > 0;) {
      pool.wait(tasks[i]);
      EXPECT_TRUE(pool.isDone(tasks[i]));
      EXPECT_EQ(done[i], 1);
    }
  }
}

namespace {

/// Its one thread does a task that waits for another one.
struct BusyPool {
  std::promise<void> begun, other;
  TaskPool pool{1};
  TaskPool::Handle first = pool.submit([this] {
    begun.set_value();
    other.get_future().wait();
  });
  BusyPool() { begun.get_future().wait(); }
};

} // namespace

/// Who waits for what another thread does need not be idle.
TEST(TaskPool, DoesOtherTasksWhileItWaits) {
  BusyPool busy;
  const auto second = busy.pool.submit([&] { busy.other.set_value(); });
  busy.pool.wait(busy.first);
  EXPECT_TRUE(busy.pool.isDone(second));
}

/// Nor where nothing was submitted, but there is more to do: once, if that is
/// nothing after all.
TEST(TaskPool, AsksForMoreWhileItWaits) {
  BusyPool busy;
  TaskPool::Handle second;
  int asked = 0;
  busy.pool.wait(busy.first, [&] {
    if (++asked == 2)
      second = busy.pool.submit([&] { busy.other.set_value(); });
    else if (asked == 1)
      busy.pool.submit([] {});
  });
  ASSERT_TRUE(second);
  EXPECT_TRUE(busy.pool.isDone(second));
  EXPECT_LE(asked, 3);
}

/// Who waits for a moment begins nothing that takes longer.
TEST(TaskPool, BeginsNothingLongerWhileItWaits) {
  BusyPool busy;
  const std::thread::id own = std::this_thread::get_id();
  // Of this thread alone.
  bool isWaiting = false;
  const auto longer = busy.pool.submit(
      [&] {
        if (std::this_thread::get_id() == own)
          EXPECT_FALSE(isWaiting);
      },
      TaskPool::Length::Long);
  const auto second = busy.pool.submit([&] { busy.other.set_value(); });
  isWaiting = true;
  busy.pool.wait(busy.first);
  isWaiting = false;
  EXPECT_TRUE(busy.pool.isDone(second));
  busy.pool.wait(longer);
  EXPECT_TRUE(busy.pool.isDone(longer));
}

TEST(TaskPool, ThrowsWhereItIsWaitedFor) {
  TaskPool pool(1);
  const auto throwing = pool.submit([] { throw std::runtime_error("no"); });
  const auto other = pool.submit([] {});
  pool.wait(other);
  EXPECT_THROW(pool.wait(throwing), std::runtime_error);
  EXPECT_TRUE(pool.isDone(throwing));
}

TEST(TaskPool, LeavesWhatHasNotBegun) {
  std::atomic<int> done = 0;
  std::promise<void> begun;
  {
    TaskPool pool(1);
    pool.submit([&] {
      begun.set_value();
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      ++done;
    });
    begun.get_future().wait();
    for (int i = 0; i < 8; ++i)
      pool.submit([&] { ++done; });
  }
  EXPECT_EQ(done, 1);
}

/// Each thread edits a copy of its own, and the last one does so in place.
TEST(Shared, ThreadsEditTheirCopies) {
  for (int round = 0; round < 100; ++round) {
    Shared<std::string> own(std::string(100, 'a'));
    std::vector<Shared<std::string>> copies(4, own);
    parallelFor(4, copies.size(), [&](size_t i) {
      copies[i].edit()[0] = static_cast<char>('b' + i);
      copies[i].edit() += "!";
    });
    EXPECT_EQ(*own, std::string(100, 'a'));
    for (size_t i = 0; i < copies.size(); ++i) {
      EXPECT_EQ((*copies[i])[0], static_cast<char>('b' + i));
      EXPECT_EQ(copies[i]->size(), 101u);
    }
    const std::string *const before = &*own;
    copies.clear();
    EXPECT_EQ(&own.edit(), before);
    const Shared<std::string> moved = std::move(own);
    EXPECT_EQ(&*moved, before);
  }
  EXPECT_EQ(Shared<std::string>()->size(), 0u);
}

TEST(SharedList, CopiesShareUntilOneIsEdited) {
  const SharedList<int> none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.begin(), none.end());
  SharedList<int> own = {1, 2, 3};
  SharedList<int> copy = own;
  EXPECT_EQ(&copy[0], &own[0]);
  copy.edit()[1] = 5;
  EXPECT_EQ(own[1], 2);
  EXPECT_EQ(copy[1], 5);
  const int *const before = &copy[0];
  copy.edit()[0] = 4;
  EXPECT_EQ(&copy[0], before);
  EXPECT_EQ(copy.size(), 3u);
  SharedList<int> made;
  made.edit().push_back(7);
  EXPECT_EQ(made.size(), 1u);
}

/// Every operation against std::vector, below and above what fits in place.
TEST(ByteList, IsAVector) {
  std::mt19937 random(1);
  auto below = [&](size_t n) {
    return static_cast<std::ptrdiff_t>(random() % n);
  };
  for (int round = 0; round < 200; ++round) {
    ByteList list;
    std::vector<uint8_t> model;
    for (int step = 0; step < 40; ++step) {
      const auto item = static_cast<uint8_t>(random() % 256);
      const std::ptrdiff_t at = below(model.size() + 1);
      switch (random() % 7) {
      case 0:
      case 1:
        list.push_back(item);
        model.push_back(item);
        break;
      case 2:
        list.insert(list.begin() + at, item);
        model.insert(model.begin() + at, item);
        break;
      case 3:
        if (at < std::ssize(model)) {
          list.erase(list.begin() + at);
          model.erase(model.begin() + at);
        }
        break;
      case 4: {
        ByteList copy = list, moved = std::move(list);
        EXPECT_EQ(copy, moved);
        list = ByteList{1, 2, 3, 4, 5, 6};
        list = random() % 2 ? copy : std::move(moved);
        break;
      }
      case 5:
        list.resize(static_cast<size_t>(at) + 1, item);
        model.resize(static_cast<size_t>(at) + 1, item);
        break;
      default:
        if (!model.empty()) {
          list.pop_back();
          model.pop_back();
        }
      }
      ASSERT_TRUE(
          std::equal(list.begin(), list.end(), model.begin(), model.end()));
      const ByteList other = {7};
      ASSERT_EQ(list < other, model < std::vector<uint8_t>{7});
    }
  }
}

TEST(Boxed, IsAnOptional) {
  Boxed<std::string> none, some = std::string("a");
  EXPECT_FALSE(none);
  EXPECT_EQ(none.value_or("b"), "b");
  Boxed<std::string> copy = some;
  *copy += "c";
  EXPECT_EQ(*some, "a");
  EXPECT_EQ(copy->size(), 2U);
  copy = none;
  EXPECT_FALSE(copy.has_value());
  none = std::move(some);
  EXPECT_EQ(*none, "a");
}

// FIPS 180-4's examples, and lengths around the end of a block, from sha256sum.
TEST(Sha256, HashesAsTheStandardSays) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca49599"
                        "1b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb4"
                           "10ff61f20015ad");
  EXPECT_EQ(sha256(std::string(1000, 'a')),
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  EXPECT_EQ(sha256(std::string(55, 'a')).substr(0, 8), "9f4390f8");
  EXPECT_EQ(sha256(std::string(56, 'a')).substr(0, 8), "b35439a4");
  EXPECT_EQ(sha256(std::string(64, 'a')).substr(0, 8), "ffe054fe");
}
