"""The vectorised environment plays the very games of the classes, and counts them right."""

import threading

import numpy as np
import pytest

import detente
from detente import ACTIONS, ENDINGS, FEATURES, GuerraFria, GuerraFriaVectorEnv, Rng, Twilight, VectorEnv
from detente.table import Table, reward
from detente.vector import Buffers, GuerraFriaBuffers


def agree(rows: Buffers, i: int, game: Twilight, seat: str) -> None:
    """Row `i` is what the class says about this decision."""
    enemy = "ussr" if seat == "us" else "us"
    assert Twilight.SEATS[rows.seats[i]] == seat
    assert (rows.observations[i] == game.observation(seat)).all()
    assert (rows.masks[i] == game.mask(seat)).all()
    held = [detente.action_word(card) for card in np.flatnonzero(rows.truths[i])]
    assert held == game.hand(enemy)


@pytest.mark.parametrize("rules", [["standard"], ["late-war", "league us-handicap=4", "promo=all"], ["bid=sealed"]])
def test_each_slot_plays_the_games_of_a_table_with_its_stream(rules):
    n, seed = 5, 31
    env, rows, actions = VectorEnv(n, seed, rules, 2), Buffers(n), np.zeros(n, np.int32)
    tables = [Table(Twilight, rules, Rng.derive(seed, i)) for i in range(n)]
    seats = [table.advance() for table in tables]
    assert rows.step(env) == 0 and not rows.done.any()
    finished = 0
    for step in range(400):
        for i, table in enumerate(tables):
            agree(rows, i, table.game, seats[i])
            assert env.game(i) == table.game
        env.random_actions(rows.masks, actions, step)
        assert rows.step(env, actions) == 0
        for i, table in enumerate(tables):
            table.game.apply_number(seats[i], int(actions[i]))
            seats[i] = table.advance()
            assert rows.done[i] == (seats[i] is None)
            if seats[i] is None:
                finished += 1
                winners, ending = table.game.outcome()
                assert rows.results[i] == reward(table.game, "us")
                assert ENDINGS[rows.endings[i]] == ending
                assert rows.turns[i] == table.game.turn and rows.points[i] == table.game.points
                table.new_game()
                seats[i] = table.advance()
    assert finished > 5


def test_a_hand_made_episode_ends_as_the_rules_say():
    """Always the first legal action, but one that ends the game as soon as there is one."""
    env, rows = VectorEnv(1, 7, ["standard"], 1), Buffers(1)
    rows.step(env)
    action = np.zeros(1, np.int32)
    for _ in range(3000):
        game, seat = env.game(0), Twilight.SEATS[rows.seats[0]]
        agree(rows, 0, game, seat)
        ending = None
        action[0] = game.legal_numbers(seat)[0]
        for number in game.legal_numbers(seat):
            after = game.clone()
            after.apply_number(seat, number)
            if after.is_over:
                action[0], ending = number, after
                break
        assert rows.step(env, action) == 0
        if ending is not None:
            winners, how = ending.outcome()
            assert rows.done[0] == 1
            assert ENDINGS[rows.endings[0]] == how
            assert rows.results[0] == {"us": 1.0, "ussr": -1.0}[winners[0]]
            assert (rows.turns[0], rows.points[0]) == (ending.turn, ending.points)
            # The row already shows the next game.
            assert env.game(0).turn == 1
            return
        if rows.done[0]:
            # Nature ended it; go on with the next game.
            assert env.game(0).turn == 1
    pytest.fail("no game was ended by a player's own action")


def test_an_illegal_action_is_replaced_by_the_first_legal_one_and_counted():
    n = 3
    env, rows = VectorEnv(n, 1, ["standard"]), Buffers(n)
    rows.step(env)
    games = [env.game(i) for i in range(n)]
    illegal = [int(np.flatnonzero(rows.masks[0] == 0)[0]), -5, ACTIONS]
    seats, masks = rows.seats.copy(), rows.masks.copy()
    assert rows.step(env, np.array(illegal, np.int32)) == n
    for i, game in enumerate(games):
        game.apply_number(Twilight.SEATS[seats[i]], int(np.flatnonzero(masks[i])[0]))
        while len(game.to_act()) == 1 and len(game.legal_numbers(game.to_act()[0])) == 1:
            game.apply_number(game.to_act()[0], game.legal_numbers(game.to_act()[0])[0])
        if game.to_act() != ["nature"]:
            assert env.game(i) == game


def test_the_number_of_threads_changes_nothing():
    def play(threads: int) -> list[bytes]:
        n = 200
        env, rows, actions = VectorEnv(n, 9, ["standard", "late-war"], threads), Buffers(n), np.zeros(200, np.int32)
        rows.step(env)
        for step in range(60):
            env.random_actions(rows.masks, actions, step)
            rows.step(env, actions)
        return [array.tobytes() for array in vars(rows).values()]

    assert play(1) == play(3)


def test_random_actions_reach_every_legal_one():
    n = 4000
    env, rows, actions = VectorEnv(n, 5, ["standard"]), Buffers(n), np.zeros(n, np.int32)
    rows.step(env)
    env.random_actions(rows.masks, actions, 1)
    assert rows.masks[np.arange(n), actions].all()
    # The first decision is the same in all games: one of the USSR's places at set-up, all alike.
    legal = np.flatnonzero(rows.masks[0])
    counts = np.bincount(actions, minlength=ACTIONS)[legal]
    assert (counts > 0.8 * n / len(legal)).all()
    rows.masks[0] = 0
    env.random_actions(rows.masks, actions, 2)
    assert actions[0] == -1


def test_buffers_that_do_not_fit_are_refused_and_nothing_is_played():
    env, rows = VectorEnv(4, 1, ["standard"]), Buffers(4)
    rows.step(env)
    before = [env.game(i) for i in range(4)]
    with pytest.raises(ValueError, match="one action for each game"):
        rows.step(env, np.zeros(3, np.int32))
    with pytest.raises(ValueError, match="do not fit"):
        Buffers(5).step(env, np.zeros(4, np.int32))
    assert [env.game(i) for i in range(4)] == before
    with pytest.raises(IndexError):
        env.game(4)
    for n, rules in [(0, ["standard"]), (4, []), (4, ["colour=red"])]:
        with pytest.raises(ValueError):
            VectorEnv(n, 1, rules)


def test_python_goes_on_while_games_are_stepped():
    """Two environments are stepped by two threads at once, each with the games it would play alone."""

    def play(out: list[bytes]) -> None:
        env, rows, actions = VectorEnv(64, 2, ["standard"], 1), Buffers(64), np.zeros(64, np.int32)
        rows.step(env)
        for step in range(40):
            env.random_actions(rows.masks, actions, step)
            rows.step(env, actions)
        out.append(rows.observations.tobytes())

    results: list[bytes] = []
    threads = [threading.Thread(target=play, args=(results,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 2 and results[0] == results[1]


def test_rows_are_as_long_as_documented():
    assert (FEATURES, ACTIONS, detente.TRUTH) == (1941, 245, 114)


def test_the_share_of_games_as_the_us_holds_for_each_level_and_a_half_is_the_parity_of_the_slot():
    n, rivals = 64, 45
    halves = VectorEnv(n, 11, ["standard"], 1, rivals, "sparring,greedy").rival_seats()
    assert halves.dtype == np.int8 and halves[: n - rivals].tolist() == [-1] * (n - rivals)
    assert halves[n - rivals :].tolist() == [slot % 2 for slot in range(n - rivals, n)]
    for share in (0.0, 0.3, 0.75, 1.0):
        env, rows = VectorEnv(n, 11, ["standard"], 1, rivals, "sparring,greedy", as_us=share), Buffers(n)
        rows.step(env)
        seats = env.rival_seats()
        for level in (0, 1):
            slots = [slot for slot in range(n - rivals, n) if slot // 2 % 2 == level]
            assert all(rows.seats[slot] == 1 - seats[slot] for slot in slots), "the bot is never asked for"
            assert abs(sum(seats[slot] == 1 for slot in slots) - share * len(slots)) <= 1
    for share in (-0.1, 1.1, float("nan")):
        with pytest.raises(ValueError, match="share from 0 to 1"):
            VectorEnv(2, 1, ["standard"], 1, 1, "sparring", share)


def test_rivals_play_their_own_seat_and_are_never_asked_for():
    n, rivals = 8, 4
    env, rows, actions = VectorEnv(n, 11, ["standard"], 2, rivals, "greedy,sparring"), Buffers(n), np.zeros(n, np.int32)
    assert rows.step(env) == 0
    won = played = 0
    for step in range(1500):
        for slot in range(n - rivals, n):
            # Even slots: the rival is the US (seat 0), so the USSR (seat 1) is asked.
            assert rows.seats[slot] == 1 - slot % 2
        env.random_actions(rows.masks, actions, step)
        assert rows.step(env, actions) == 0
        for slot in range(n - rivals, n):
            if rows.done[slot]:
                played += 1
                won += rows.results[slot] == (1 if slot % 2 == 0 else -1)
    assert played >= 20 and won >= 0.9 * played, "both levels beat random choices"
    with pytest.raises(ValueError, match="more rivals"):
        VectorEnv(2, 1, ["standard"], 1, 3)
    with pytest.raises(ValueError, match="no level"):
        VectorEnv(2, 1, ["standard"], 1, 1, "greedy,grandmaster")


def offered(game: GuerraFria, seat: str) -> list[int]:
    """What the environment offers: all but free placement."""
    return [number for number in game.legal_numbers(seat) if game.action_word(seat, number) != "free"]


def test_seats_of_guerra_fria_are_asked_one_after_the_other_and_see_nothing_of_each_other():
    n, rng = 5, np.random.default_rng(3)
    env, rows = GuerraFriaVectorEnv(n, 31, ["max-rounds=4", "talk=open max-rounds=6"], 2), GuerraFriaBuffers(n)
    assert rows.step(env) == 0 and not rows.done.any()
    finished = won = 0
    for step in range(400):
        actions = np.zeros(n, np.int32)
        for i in range(n):
            game, seat = env.game(i), GuerraFria.SEATS[rows.seats[i]]
            assert seat == game.to_act()[0]
            assert (rows.observations[i] == game.observation(seat)).all()
            assert (rows.observations[i] == game.determinize(seat, step).observation(seat)).all()
            assert np.flatnonzero(rows.masks[i]).tolist() == offered(game, seat)
            actions[i] = rng.choice(offered(game, seat))
        before = [env.game(i) for i in range(n)]
        assert rows.step(env, actions) == 0
        for i, game in enumerate(before):
            seat = game.to_act()[0]
            game.apply_number(seat, int(actions[i]))
            while game.to_act() and len(offered(game, game.to_act()[0])) == 1:
                game.apply_number(game.to_act()[0], offered(game, game.to_act()[0])[0])
            assert rows.done[i] == game.is_over
            if game.is_over:
                finished, won = finished + 1, won + bool(rows.winners[i])
                winners, _ = game.outcome()
                assert [s for bit, s in enumerate(GuerraFria.SEATS) if rows.winners[i] >> bit & 1] == winners
                assert rows.rounds[i] == game.round and env.game(i).round == 1
            else:
                assert env.game(i) == game
    assert finished > 10 and won > 0


def test_bots_of_guerra_fria_are_never_asked_for_and_levels_that_are_not_there_are_refused():
    n, rivals = 40, 24
    env, rows = GuerraFriaVectorEnv(n, 11, ["max-rounds=5"], 1, rivals, "greedy,random"), GuerraFriaBuffers(n)
    bots = env.rival_seats()
    assert bots.shape == (n, 4) and not bots[: n - rivals].any()
    assert sorted(set(bots[n - rivals :].sum(axis=1).tolist())) == [2, 3]
    asked = np.zeros((n, 4), bool)
    rows.step(env)
    for _ in range(200):
        asked[np.arange(n), rows.seats] = True
        assert rows.step(env, rows.masks.argmax(axis=1).astype(np.int32)) == 0
    assert (asked == (bots == 0)).all()
    for wrong in [(0, ["max-rounds=5"]), (4, []), (4, ["colour=red"]), (4, [""], 1, 5), (4, [""], 1, 2, "grandmaster")]:
        with pytest.raises(ValueError):
            GuerraFriaVectorEnv(wrong[0], 1, *wrong[1:])
    with pytest.raises(ValueError, match="do not fit"):
        GuerraFriaBuffers(3).step(env)
