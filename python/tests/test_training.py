"""The values of the network for the two kinds of games, where torch is installed."""

import argparse
import json
import sys

import numpy as np
import pytest

from common import ROOT
from detente import FEATURES

torch = pytest.importorskip("torch", reason="torch is not installed: nothing of the training is tested")
sys.path.insert(0, str(ROOT / "training"))

import guerra_fria  # noqa: E402
from checkpoint import resume, save, save_parts  # noqa: E402
from games import Games  # noqa: E402
from learn import Lessons, Rollout  # noqa: E402
from net import BOTS, EQUALS, GUERRA_FRIA, Net, export, load  # noqa: E402
from train import Table, frozen_line, rival_line  # noqa: E402

WIDTH, BLOCKS = 16, 1


def observations(n: int) -> torch.Tensor:
    return torch.randint(0, 65, (n, FEATURES), dtype=torch.uint8)


def lessons(net: Net, steps: int, groups: list[Games]) -> tuple[Rollout, Lessons]:
    roll = Rollout(steps, groups, 0.95)
    optimiser = torch.optim.Adam(net.parameters(), lr=0.0)
    return roll, Lessons(net, Net(WIDTH, BLOCKS), optimiser, roll, argparse.Namespace(batch=8, magnet=0.01, passes=1, gap=0.001))


def test_an_exported_network_has_the_values_against_equals_and_begins_with_them_against_bots(tmp_path):
    torch.manual_seed(1)
    net, path = Net(WIDTH, BLOCKS), str(tmp_path / "learned.net")
    export(net, path, {"training": {"games": 3}})
    with open(path, "rb") as file:
        file.readline()
        shapes = dict(json.loads(file.readline())["tensors"])
    assert shapes["value.weight"] == [2, WIDTH] and shapes["value.bias"] == [2]
    again = Net(WIDTH, BLOCKS)
    assert load(again, path)["training"] == {"games": 3}
    kept = net.value.weight[:2].half().float()
    assert torch.equal(again.value.weight, torch.cat([kept, kept]))
    rows = observations(5)
    with torch.no_grad():
        _, result, points, _ = net(rows)
        _, result_again, points_again, _ = again(rows)
    assert result.shape == points.shape == (5, 2) and not torch.allclose(result[:, EQUALS], result[:, BOTS])
    for told, told_again in [(result, result_again), (points, points_again)]:
        assert torch.allclose(told_again[:, EQUALS], told[:, EQUALS], atol=0.01)
        assert torch.equal(told_again[:, EQUALS], told_again[:, BOTS])


def test_a_run_with_one_kind_of_values_is_taken_up_with_its_moments_for_both(tmp_path):
    torch.manual_seed(2)
    net = Net(WIDTH, BLOCKS)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    sum(told.sum() for told in net(observations(4))).backward()
    optimiser.step()
    save(net, optimiser, {"seconds": 1.0}, str(tmp_path))
    fresh = Net(WIDTH, BLOCKS)
    taken = torch.optim.Adam(fresh.parameters(), lr=1e-3)
    assert resume(fresh, taken, str(tmp_path), "cpu") == {"seconds": 1.0}
    assert torch.equal(fresh.value.weight, net.value.weight)
    moments = {name: optimiser.state[p]["exp_avg"].bfloat16().float() for name, p in net.named_parameters()}
    assert torch.equal(taken.state[fresh.value.weight]["exp_avg"], moments["value.weight"])
    # The same as an older run left it.
    state = {name: tensor[:2] if name.startswith("value.") else tensor for name, tensor in net.state_dict().items()}
    save_parts(state, str(tmp_path / "net"))
    stacked = {}
    for name, parameter in net.named_parameters():
        both = torch.stack([optimiser.state[parameter][moment] for moment in ("exp_avg", "exp_avg_sq")])
        stacked[name] = both[:, :2] if name.startswith("value.") else both
    save_parts(stacked, str(tmp_path / "adam"))
    resume(fresh, taken, str(tmp_path), "cpu")
    assert torch.equal(fresh.value.bias, net.value.bias[[0, 1, 0, 1]])
    for parameter, old in [(fresh.value.weight, net.value.weight), (fresh.value.bias, net.value.bias)]:
        for moment in ("exp_avg", "exp_avg_sq"):
            assert torch.equal(taken.state[parameter][moment], optimiser.state[old][moment][[0, 1, 0, 1]])
    fresh.value.weight.grad = torch.ones_like(fresh.value.weight)
    taken.step()


def test_a_run_whose_optimiser_is_lost_is_taken_up_without_it(tmp_path):
    torch.manual_seed(3)
    net = Net(WIDTH, BLOCKS)
    save(net, torch.optim.Adam(net.parameters()), {"seconds": 2.0}, str(tmp_path))
    for part in tmp_path.glob("adam.*.pt"):
        part.unlink()
    fresh = Net(WIDTH, BLOCKS)
    optimiser = torch.optim.Adam(fresh.parameters())
    assert resume(fresh, optimiser, str(tmp_path), "cpu") == {"seconds": 2.0}
    assert torch.equal(fresh.entry.weight, net.entry.weight) and not optimiser.state


@pytest.mark.parametrize("kind", [EQUALS, BOTS])
def test_a_lesson_changes_only_the_values_of_its_kind_of_game(kind):
    torch.manual_seed(3)
    net = Net(WIDTH, BLOCKS)
    groups = [Games(8, 5, ["standard"], 1, "cpu", 4, "sparring")]
    for games in groups:
        games.wait()
    _, lesson = lessons(net, 4, groups)
    lesson.flat["observations"].copy_(observations(8))
    lesson.flat["masks"].fill_(1)
    lesson.flat["target"].fill_(0.5)
    lesson.flat["target_points"].fill_(-0.5)
    lesson.std.fill_(1.0)
    lesson.flat["bots"].fill_(kind == BOTS)
    lesson.learn()
    moved = net.value.bias.grad.view(2, 2)
    assert (moved[kind] != 0).all() and (moved[1 - kind] == 0).all()


def test_every_decision_knows_whether_it_was_against_a_bot():
    groups = [Games(8, seed, ["standard"], 1, "cpu", rivals, "sparring") for seed, rivals in [(1, 3), (2, 5)]]
    for games in groups:
        games.wait()
    roll, lesson = lessons(Net(WIDTH, BLOCKS), 4, groups)
    for g in range(2):
        roll.actions[:, g] = 100 * g + torch.arange(8)
    part = lesson.parts(roll, roll.values, roll.points)
    expected = [action % 100 >= (5, 3)[action // 100] for action in part["actions"].tolist()]
    assert part["bots"].tolist() == expected and sum(expected) == 4 * (3 + 5)


def test_a_game_against_a_bot_is_judged_by_the_values_against_bots():
    net, games = Net(WIDTH, BLOCKS), Games(8, 5, ["standard"], 1, "cpu", 3, "sparring", frozen=(4, 4))
    games.wait()
    with torch.no_grad():
        net.value.weight.zero_()
        net.value.bias.copy_(torch.tensor([0.1, 0.2, 0.3, 0.4]))
    table = Table(games, net, Net(WIDTH, BLOCKS), [], argparse.Namespace(orderly=1.0, frozen_temperature=0.5))
    (_, _, value, points, own), _, _ = table.decide()
    assert torch.allclose(value, torch.tanh(torch.tensor([0.1] * 5 + [0.3] * 3)))
    assert torch.allclose(points, torch.tensor([0.2] * 5 + [0.4] * 3)) and own[4:].all()


def test_frozen_networks_decide_for_one_seat_of_their_rows_and_nothing_is_learned_from_it():
    torch.manual_seed(4)
    games = Games(12, 5, ["standard"], 1, "cpu", frozen=(2, 10))
    games.wait()
    frozen = [Net(WIDTH, BLOCKS) for _ in range(2)]
    table = Table(games, Net(WIDTH, BLOCKS), Net(WIDTH, BLOCKS), frozen, argparse.Namespace(orderly=1.0, frozen_temperature=0.5))
    assert [part for _, part, _, _ in table.others] == [slice(0, 2), slice(2, 6), slice(6, 10)]
    (_, _, _, _, own), _, _ = table.decide()
    theirs = (games.rows["seats"] == torch.arange(12) % 2) & (torch.arange(12) < 10)
    assert torch.equal(own, ~theirs)
    games.arrays["done"][:] = 1
    games.arrays["results"][:] = 1
    games.wait()
    assert frozen_line([games.take_stats()]) == {"games": 8, "score": 0.5}


def test_a_small_network_is_read_back_within_its_rounding(tmp_path):
    torch.manual_seed(5)
    net, again, path = Net(WIDTH, BLOCKS), Net(WIDTH, BLOCKS), str(tmp_path / "small.net")
    export(net, path, {}, small=True)
    load(again, path)
    for name in ("entry.weight", "policy.weight", "blocks.0.one.weight"):
        first, second = net.state_dict()[name], again.state_dict()[name]
        assert (first - second).abs().max() <= first.abs().max() / 127
    export(net, str(tmp_path / "whole.net"), {})
    assert 1.5 * (tmp_path / "small.net").stat().st_size < (tmp_path / "whole.net").stat().st_size


def test_the_score_against_bots_is_told_for_either_side():
    games = Games(8, 5, ["standard"], 1, "cpu", 4, "sparring", 0.75)
    games.wait()
    # Slots 4 to 7 as the USSR, US, US, US: lost, won, drawn, lost.
    assert games.env.rival_seats().tolist() == [-1] * 4 + [0, 1, 1, 1]
    games.arrays["done"][:] = 1
    games.arrays["results"][4:] = [1, 1, 0, -1]
    games.wait()
    line = rival_line([games.take_stats()])
    assert (line["games"], line["score"], line["as_us"], line["as_ussr"]) == (4, 0.375, 0.5, 0.0)
    assert rival_line([games.take_stats()]) is None


def test_in_guerra_fria_each_seat_learns_from_its_own_decisions_and_the_result_of_two_winners():
    # One game: seats 0, 1, 2, 3, 0, and then seats 0 and 1 have won; in the next game seats 2, 1 and 2 are asked.
    seats = torch.tensor([0, 1, 2, 3, 0, 2, 1])[:, None]
    values = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5, -0.1, -0.2])[:, None]
    done = torch.tensor([0, 0, 0, 0, 1, 0, 0], dtype=torch.uint8)[:, None]
    winners = torch.tensor([0, 0, 0, 0, 0b0011, 0b0011, 0b0011], dtype=torch.uint8)[:, None]
    roll = {"seats": seats, "values": values, "done": done, "winners": winners, "own": torch.ones_like(seats, dtype=torch.bool)}
    last = {"seats": torch.tensor([2]), "values": torch.tensor([0.6])}
    adv, usable = guerra_fria.advantages(roll, last, 0.5, -0.3)
    expected = [0.5 - 0.1 + 0.5 * 0.5, 0.8, -1.3, -1.4, 0.5, 0.7]
    assert torch.allclose(adv[:6, 0], torch.tensor(expected))
    assert usable[:, 0].tolist() == [True] * 6 + [False], "seat 1 is not asked again"
    winners[4] = 0
    adv, _ = guerra_fria.advantages(roll, last, 0.5, -0.3)
    assert torch.allclose(adv[1:4, 0], torch.tensor([-0.5, -0.6, -0.7])), "a draw is worth the same to all"


def test_past_selves_of_guerra_fria_decide_for_all_seats_but_their_own_and_bots_are_never_asked():
    args = argparse.Namespace(games=24, rivals=0.25, past=0.5, rules=["max-rounds=3"], threads=1, rival="greedy")
    group = guerra_fria.Group(args, 3, "cpu")
    net, past = (Net(WIDTH, BLOCKS, GUERRA_FRIA) for _ in range(2))
    with torch.no_grad():
        # Builds in the eyes of the one, calls for whoever sits to the left in the eyes of the other.
        net.policy.bias[0] = past.policy.bias[4] = 50
    rows = group.wait()
    decided = group.decide(rows, net, past)
    first = rows["masks"][:, 0] == 1
    assert first.all() and (decided["actions"] == torch.where(decided["own"], 0, 4)).all()
    assert decided["own"][12:].all() and not decided["own"][:12].all()
    assert group.own[:12].sum(axis=1).tolist() == [2] * 4 + [1] * 8 and group.own[12:18].all()
    assert not decided["bots"][:18].any() and decided["bots"][18:].all()
    assert not group.env.rival_seats()[np.arange(24), rows["seats"].numpy()].any()


def test_a_measurement_counts_the_first_two_games_of_each_slot_with_one_seat_against_three():
    torch.manual_seed(6)
    told = guerra_fria.measure(Net(WIDTH, BLOCKS, GUERRA_FRIA), "random", 1.0, 12, "cpu")
    # Of twelve slots four have two seats of its own.
    assert told["games"] == 16 and 0 <= told["won"] <= 1 and told["won"] + told["drawn"] <= 1 and told["rounds"] >= 1
