"""Compiled functions that do not count who uses an array.

Numba counts the users of every array in every function that is handed one, with an operation that
locks memory: a step of one game did so dozens of times.  A function that makes no array, and gets
none from those it calls, only ever sees what its caller holds until it returns, and has nothing to
count.  What that is worth is in `docs/benchmarks.md`.
"""

from typing import Any

from numba import types

from regalia.fast.numba_internals import (
    CompilerBase,
    DefaultPassBuilder,
    FunctionPass,
    NoPythonSupportedFeatureValidation,
    numba_ir,
    register_pass,
)

VIEWS = ("getitem", "static_getitem")  # what they lead to belongs to the array, if it is a view
COPIES = (numba_ir.SetItem, numba_ir.StaticSetItem)
MAKERS = ("build_list", "build_set", "build_map")


def only_borrows(state: Any) -> bool:
    """Tell if a typed function neither makes nor returns anything that is reference-counted."""

    def counted(kind: Any) -> bool:
        found: bool = state.targetctx.data_model_manager[kind].contains_nrt_meminfo()
        return found

    def makes(place: Any, signature: Any) -> bool:
        if isinstance(place, COPIES):  # Numba makes room for what overlaps
            return counted(signature.args[-1])
        if not isinstance(place, numba_ir.Expr) or not counted(signature.return_type):
            return False
        return place.op not in VIEWS or any(map(counted, signature.args[1:]))

    if state.func_ir.is_generator or counted(state.return_type):
        return False
    if any(isinstance(kind, types.List) for kind in state.typemap.values()):
        return False  # to look into a list is to count
    if any(signature and makes(place, signature) for place, signature in state.calltypes.items()):
        return False
    exprs = (e for block in state.func_ir.blocks.values() for e in block.find_exprs())
    return not any(e.op in MAKERS for e in exprs)


@register_pass(mutates_CFG=False, analysis_only=False)
class Borrowing(FunctionPass):
    _name = "regalia_borrowing"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        if only_borrows(state):
            state.targetctx = state.targetctx.subtarget(enable_nrt=False)
        return True


class Compiler(CompilerBase):
    """Numba's compiler with the pass above."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(Borrowing, NoPythonSupportedFeatureValidation)
        passes.finalize()
        return [passes]
