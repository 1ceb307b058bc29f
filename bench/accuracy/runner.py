"""Runs `planner evaluate`, two processes at once, and remembers the answers."""

import concurrent.futures
import hashlib
import json
import os
import subprocess

TIMEOUT_SECONDS = 120
PROCESSES = 2


def file_hash(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


class Runner:
    """Answers are keyed by the command line, the contents of the files that it
    names and those of the planner, so that nothing stale is read."""

    def __init__(self, planner, cache_folder, files=None):
        self.planner = planner
        self.planner_hash = file_hash(planner)
        # Replaces stacks and clusters by files, for fits: name -> path.
        self.files = files or {}
        os.makedirs(cache_folder, exist_ok=True)
        self.cache_path = os.path.join(cache_folder, self.planner_hash[:16] + ".json")
        self.answers = {}
        if os.path.exists(self.cache_path):
            with open(self.cache_path, encoding="utf-8") as file:
                self.answers = json.load(file)

    def arguments(self, command):
        arguments = command.arguments()
        for option in ("--stack", "--cluster"):
            place = arguments.index(option) + 1
            arguments[place] = self.files.get(arguments[place], arguments[place])
        return arguments

    def key(self, command):
        parts = []
        for argument in self.arguments(command):
            is_file = argument.endswith(".json") and os.path.exists(argument)
            parts.append(file_hash(argument) if is_file else argument)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def answer(self, command):
        """{"prediction": ...} or {"refused": the first line of the message}."""
        try:
            process = subprocess.run([self.planner] + self.arguments(command),
                                     capture_output=True, text=True,
                                     timeout=TIMEOUT_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return {"refused": f"no answer in {TIMEOUT_SECONDS} s"}
        if process.returncode != 0:
            lines = [l for l in process.stderr.splitlines() if "error" in l] or \
                process.stderr.splitlines() or [f"status {process.returncode}"]
            return {"refused": lines[0]}
        try:
            return {"prediction": json.loads(process.stdout)}
        except json.JSONDecodeError:
            return {"refused": "standard output is not JSON"}

    def run(self, commands, progress=None):
        """Answers of all commands, by command. What was not answered before is
        run; a refusal is not remembered if it was for lack of time."""
        keys = {command: self.key(command) for command in commands}
        missing = sorted({c for c in keys if keys[c] not in self.answers},
                         key=lambda c: c.arguments())
        with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
            for done, (command, answer) in enumerate(
                    zip(missing, pool.map(self.answer, missing)), 1):
                self.answers[keys[command]] = answer
                if progress:
                    progress(done, len(missing))
                if done % 200 == 0:
                    self.save()
        if missing:
            self.save()
        return {command: self.answers[keys[command]] for command in keys}

    def save(self):
        kept = {k: v for k, v in self.answers.items()
                if not v.get("refused", "").startswith("no answer in")}
        temporary = self.cache_path + ".new"
        with open(temporary, "w", encoding="utf-8") as file:
            json.dump(kept, file)
        os.replace(temporary, self.cache_path)
