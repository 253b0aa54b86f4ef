"""The package itself: stubs that fit, the benchmark, the documentation."""

import ast
import json
import re
from pathlib import Path

import pytest
from common import ROOT

import detente
from detente import _native, bench

STUB = Path(detente.__file__).with_name("_native.pyi")


def test_the_stubs_name_everything_that_is_there_and_nothing_else():
    tree = ast.parse(STUB.read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    values = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    public = {name for name in dir(_native) if not name.startswith("_")}
    helpers = {name for name, node in classes.items() if any("TypedDict" in ast.unparse(base) for base in node.bases)}
    assert (set(classes) - helpers) | functions | values == public
    for name in set(classes) - helpers:
        body = classes[name].body
        stubbed = {node.name for node in body if isinstance(node, ast.FunctionDef)}
        stubbed |= {node.target.id for node in body if isinstance(node, ast.AnnAssign)}
        real = {member for member in vars(getattr(_native, name)) if not member.startswith("_")}
        assert {member for member in stubbed if not member.startswith("_")} == real, name


def test_the_dictionaries_of_views_have_the_keys_of_the_stubs():
    tree = ast.parse(STUB.read_text())
    for kind in (detente.Twilight, detente.GuerraFria):
        (node,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == f"{kind.__name__}Dict")
        keys = [field.target.id for field in node.body if isinstance(field, ast.AnnAssign)]
        assert keys == list(kind().view("observer").dict())


def test_the_package_offers_the_whole_native_part_and_is_typed():
    assert set(detente.__all__) == {name for name in dir(_native) if not name.startswith("_")}
    assert Path(detente.__file__).with_name("py.typed").exists()


def test_the_benchmark_counts_what_it_plays(capsys):
    bench.main(["--games", "32", "--seconds", "0.05", "--threads", "1", "--rules", "late-war", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert result["decisions"] % 32 == 0 and result["decisions"] > 0 and result["illegal"] == 0
    assert sum(result["endings"].values()) == result["finished"]
    bench.main(["--games", "8", "--seconds", "0"])
    assert "decisions per second, encoding included" in capsys.readouterr().out


def test_the_benchmark_refuses_bad_input_with_one_line(capsys):
    for wrong in (["--games", "0"], ["--rules", "colour=red"]):
        with pytest.raises(SystemExit) as end:
            bench.main(wrong)
        assert end.value.code == 2 and "error:" in capsys.readouterr().err


def test_the_example_of_the_readme_plays_a_game(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert any(ending in printed for ending in detente.ENDINGS)
