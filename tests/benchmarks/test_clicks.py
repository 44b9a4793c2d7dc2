"""What benchmarks.clicks makes of what it measures."""

from benchmarks.clicks import Block, Ratio


def at(*to_answer: float) -> Block:
    return Block(list(to_answer), wall=[], process=0.0)


def test_each_block_is_compared_with_the_one_beside_it():
    """A machine that is twice as slow for a while says nothing of the bot."""
    floor = [at(1.0, 1.0, 9.0), at(2.0, 2.0, 2.0), at(1.0, 1.0, 1.0)]
    coop = [at(2.0, 2.0, 9.0), at(4.0, 4.0, 4.0), at(2.0, 2.0, 2.0)]
    assert Ratio.of(coop, floor) == Ratio(middle=2.0, low=2.0, high=2.0)


def test_what_the_blocks_do_not_agree_on_is_told():
    floor = [at(1.0)] * 5
    coop = [at(times) for times in (3.0, 1.0, 2.0, 2.5, 1.5)]
    assert Ratio.of(coop, floor) == Ratio(middle=2.0, low=1.5, high=2.5)


def test_one_block_alone_is_all_that_is_known():
    assert Ratio.of([at(3.0)], [at(2.0)]) == Ratio(1.5, 1.5, 1.5)
