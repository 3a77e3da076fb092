"""Additions to Numba: bit methods of ints, tuples of which one item is asked for or changed or all
are weighed, states as rows, numbers that several threads share, memory for kernels.

Numba compares the signatures of an overload and of what it returns, so these have no types.
"""

from collections.abc import Callable
from inspect import CO_GENERATOR
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload, overload_method

from regalia.boards.areas import replaced, weighted
from regalia.fast import atomics, memory
from regalia.fast.borrowing import Compiler
from regalia.fast.faults import in_words
from regalia.fast.numba_internals import declare, llvm
from regalia.fast.rows import from_row, to_row

# Compiled code has its own.
BUILT_IN: tuple[Callable[..., Any], ...] = (
    replaced,
    weighted,
    to_row,
    from_row,
    atomics.read,
    atomics.write,
    atomics.add,
    memory.words,
    memory.rows,
    memory.number_rows,
)
LANES = 4  # numbers that the machine multiplies at once
FEW = 8  # of so many numbers it is quicker to look at each than to jump to one


@intrinsic
def _count_ones(typingctx, x):
    return x(x), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic
def _leading_zeros(typingctx, x):
    no = llvm.Constant(llvm.IntType(1), 0)
    return x(x), lambda context, builder, sig, args: builder.ctlz(args[0], no)


@overload_method(types.Integer, "bit_count")
def _bit_count(x):
    return lambda x: _count_ones(x)


@overload_method(types.Integer, "bit_length")
def _bit_length(x):
    width = x.bitwidth
    return lambda x: width - _leading_zeros(x)


@intrinsic
def _with_item(typingctx, items, i, x):
    """A tuple with one item changed.  Each item is selected: to write one in memory and to read
    them all again takes longer."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        value = context.cast(builder, args[2], sig.args[2], sig.args[0].dtype)
        found = args[0]
        for place, here in _places(builder, args[1], sig.args[0].count):
            item = builder.select(here, value, builder.extract_value(args[0], place))
            found = builder.insert_value(found, item, place)
        return found

    return items(items, i, x), build


def _places(builder: Any, index: Any, count: int) -> Any:
    """The places of a tuple, each with whether an index means it, which may count from the end."""
    below = builder.icmp_signed("<", index, llvm.Constant(index.type, 0))
    index = builder.select(below, builder.add(index, llvm.Constant(index.type, count)), index)
    for place in range(count):
        yield place, builder.icmp_signed("==", index, llvm.Constant(index.type, place))


@overload(replaced)
def _replaced(items, i, x):
    if isinstance(items, types.UniTuple):
        return lambda items, i, x: _with_item(items, i, x)
    return None


@intrinsic
def _item(typingctx, items, i):
    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = builder.extract_value(args[0], 0)
        for place, here in _places(builder, args[1], sig.args[0].count):
            found = builder.select(here, builder.extract_value(args[0], place), found)
        return found

    return items.dtype(items, i), build


def item(items, i):
    """`items[i]`; compiled, one of a few numbers is chosen.

    (Numba jumps to the place of an item, and nobody foresees which of two players it is for.)"""
    return items[i]


@overload(item)
def _chosen_item(items, i):
    few = isinstance(items, types.UniTuple) and 0 < items.count <= FEW
    if few and isinstance(items.dtype, types.Integer) and isinstance(i, types.Integer):
        return lambda items, i: _item(items, i)
    return lambda items, i: items[i]


@intrinsic
def _sum_of_products(typingctx, items, weights, at):
    """A sum of products in one expression: Numba would jump to every item of a tuple by its number,
    one by one."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        data = context.make_array(sig.args[1])(context, builder, args[1]).data
        first = context.cast(builder, args[2], sig.args[2], types.intp)
        number, count = llvm.IntType(64), sig.args[0].count
        lanes = llvm.VectorType(number, LANES)
        total, several = llvm.Constant(number, 0), llvm.Constant(lanes, [0] * LANES)

        def weights_from(i: int) -> Any:
            return builder.gep(data, [builder.add(first, llvm.Constant(number, i))])

        for i in range(0, count - count % LANES, LANES):
            loaded = builder.load(builder.bitcast(weights_from(i), lanes.as_pointer()), align=8)
            together = llvm.Constant(lanes, llvm.Undefined)
            for lane in range(LANES):
                item = builder.extract_value(args[0], i + lane)
                place = llvm.Constant(llvm.IntType(32), lane)
                together = builder.insert_element(together, item, place)
            several = builder.add(several, builder.mul(together, loaded))
        for i in range(count - count % LANES, count):
            product = builder.mul(builder.extract_value(args[0], i), builder.load(weights_from(i)))
            total = builder.add(total, product)
        for lane in range(LANES):
            place = llvm.Constant(llvm.IntType(32), lane)
            total = builder.add(total, builder.extract_element(several, place))
        return total

    return types.int64(items, weights, at), build


@overload(weighted)
def _weighted(items, weights, at):
    if isinstance(items, types.UniTuple) and items.dtype == types.int64 == weights.dtype:
        return lambda items, weights, at: _sum_of_products(items, weights, at)
    return None


def _numbers(state):
    """The numbers of a state as expressions, in the order of a row, by field."""
    for name, kind in zip(state.fields, state.types):
        many = isinstance(kind, types.UniTuple)
        yield [f"s.{name}[{i}]" for i in range(kind.count)] if many else [f"s.{name}"]


def _made(lines, names):
    exec("\n".join(lines), names)
    return names["made"]


@overload(to_row)
def _to_row(s, row):
    numbers = [number for field in _numbers(s) for number in field]
    stored = [f"    row[{i}] = {number}" for i, number in enumerate(numbers)]
    return _made(["def made(s, row):", *stored], {})


@overload(from_row)
def _from_row(like, row):
    read, i = [], 0
    for field in _numbers(like):
        cells = ", ".join(f"row[{i + j}]" for j in range(len(field)))
        read.append(f"({cells},)" if field[0].endswith("]") else cells)
        i += len(field)
    body = f"    return State({', '.join(read)})"
    return _made(["def made(like, row):", body], {"State": like.instance_class})


def _place(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """The address of an array's number; the first two arguments are array and index."""
    data = context.make_array(sig.args[0])(context, builder, args[0]).data
    return builder.gep(data, [context.cast(builder, args[1], sig.args[1], types.intp)])


@intrinsic
def _read(typingctx, numbers, i):
    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, sig, args), "seq_cst", 8)

    return types.int64(numbers, i), build


@intrinsic
def _write(typingctx, numbers, i, x):
    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        value = context.cast(builder, args[2], sig.args[2], types.int64)
        builder.store_atomic(value, _place(context, builder, sig, args), "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(numbers, i, x), build


@intrinsic
def _add(typingctx, numbers, i, x):
    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        value = context.cast(builder, args[2], sig.args[2], types.int64)
        return builder.atomic_rmw("add", _place(context, builder, sig, args), value, "seq_cst")

    return types.int64(numbers, i, x), build


def _of_threads(numbers):
    return isinstance(numbers, types.Array) and numbers.dtype == types.int64 and numbers.ndim == 1


@overload(atomics.read)
def _atomic_read(numbers, i):
    return (lambda numbers, i: _read(numbers, i)) if _of_threads(numbers) else None


@overload(atomics.write)
def _atomic_write(numbers, i, x):
    return (lambda numbers, i, x: _write(numbers, i, x)) if _of_threads(numbers) else None


@overload(atomics.add)
def _atomic_add(numbers, i, x):
    return (lambda numbers, i, x: _add(numbers, i, x)) if _of_threads(numbers) else None


@overload(memory.words)
def _words(n):
    return lambda n: np.zeros(n, np.int64)


@overload(memory.rows)
def _rows(count, n):
    return lambda count, n: np.zeros((count, n), np.int64)


@overload(memory.number_rows)
def _number_rows(count, n):
    return lambda count, n: np.zeros((count, n))


def compile_function(function: FunctionType, folder: Path | None) -> Any:
    """A function, compiled when first called; machine code is kept in a folder if there is one."""
    generator = function.__code__.co_flags & CO_GENERATOR  # Numba cannot keep these
    return declare(function, None if generator else folder, Compiler, in_words)
