"""`sakura-engine matchups`, on this machine and on a cluster."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, *[nanny.pid for nanny in cluster.workers.values()], flush=True)
        sys.stdin.read()
"""


def some_matches(out, process, most=3):
    """The file of matches, when there are so many, or the process is over."""
    matches = out / "matches.jsonl"
    while not matches.exists() or matches.read_bytes().count(b"\n") < most:
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
            break
    return matches


def matchups(folder, *more):
    return ("matchups", "--forms", "yurina", "saine,himika", "--player", "random", "--out", folder, *more)


def test_it_writes_tables_and_goes_on_where_it_was_stopped(command, tmp_path):
    out = tmp_path / "out"
    done = command(*matchups(out, "--games", 1, "--json"))
    assert (done.code, done.document["matches"], done.document["errors"]) == (0, 3, [])
    assert {"matchups.csv", "matchups.json", "matchups.svg", "matches.jsonl"} <= {one.name for one in out.iterdir()}
    before = (out / "matches.jsonl").read_bytes()
    more = command(*matchups(out, "--games", 2))
    assert more.code == 0
    assert more.out.startswith(f"6 matches in {out}")
    assert (out / "matches.jsonl").read_bytes().startswith(before)
    assert "Yurina – Saine: " in (out / "matchups.svg").read_text(encoding="utf-8")


def test_any_game(command, tmp_path):
    done = command("matchups", "--game", "mahoroba", "--games", 1, "--player", "random", "--out", tmp_path, "--json")
    assert (done.code, done.document["matches"]) == (0, 1)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--forms", "nobody"), "nothing is called nobody; there are: yurina, yurina-a1"),
        (("--forms", "yurina"), "two at least are compared"),
        (("--games", 0), "--games takes a number from 1 on, not 0"),
        (("--player", "nobody"), "no player is called 'nobody'"),
    ],
)
def test_a_wrong_command_line_is_told(command, tmp_path, more, says):
    done = command("matchups", "--out", tmp_path / "out", *more)
    assert done.code == 2
    assert says in done.complaint


def test_another_measurement_in_the_folder_is_told(command, tmp_path):
    assert command(*matchups(tmp_path, "--games", 1)).code == 0
    assert "go on with those" in command(*matchups(tmp_path, "--games", 1, "--seed", 2)).complaint


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX kills")
def test_killed_in_the_middle_it_goes_on(command, tmp_path):
    out = tmp_path / "out"
    arguments = list(map(str, matchups(out, "--games", 40, "--workers", 2)))
    process = subprocess.Popen([sys.executable, "-m", "engine.cli.main", *arguments], cwd=ROOT)
    matches = some_matches(out, process)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = matches.read_bytes()
    whole = kept.count(b"\n")
    done = command(*matchups(out, "--games", 1 + whole // 3, "--json"))
    assert done.code == 0
    assert done.document["matches"] >= whole >= 3
    assert matches.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="POSIX kills")
def test_a_cluster_of_two_of_which_one_is_killed_plays_every_match_of_a_command_that_was_killed_before(tmp_path):
    pytest.importorskip("distributed", reason="a scheduler needs the extra `cluster`")
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    cluster = subprocess.Popen(
        [sys.executable, script], cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        address, victim, _ = cluster.stdout.readline().split()
        out = tmp_path / "out"
        arguments = list(map(str, matchups(out, "--games", 20, "--scheduler", address, "--json")))
        command = [sys.executable, "-m", "engine.cli.main", *arguments]
        stopped = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        matches = some_matches(out, stopped)
        stopped.kill()
        stopped.wait()
        kept = matches.read_bytes()
        kept = kept[: kept.rfind(b"\n") + 1]
        assert kept.count(b"\n") < 60
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        some_matches(out, process, kept.count(b"\n") + 3)
        os.kill(int(victim), signal.SIGKILL)
        assert process.poll() is None
        assert matches.read_bytes().count(b"\n") < 60
        printed, _ = process.communicate()
    finally:
        cluster.communicate(input="")
    assert process.returncode == 0
    assert re.search(r'"matches": 60\b', printed)
    played = matches.read_bytes()
    assert played.startswith(kept)
    assert len({tuple(json.loads(line)[:3]) for line in played.splitlines()}) == played.count(b"\n") == 60


def test_a_scheduler_that_does_not_answer_is_told(command, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = command(*matchups(tmp_path, "--scheduler", "tcp://127.0.0.1:9"))
    assert (done.code, "pip install sakura-desktop[cluster]" in done.complaint) == (2, True)
