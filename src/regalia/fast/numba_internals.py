"""Every part of Numba that its documentation does not promise, with the reason for its use.

The rest of the house imports these names from here, and nothing from `numba.core` or `llvmlite`
(`tests/fast/test_numba_internals.py`).  Any version of Numba may change them: `pyproject.toml` has
an upper bound, and `tests/fast/test_newest_numba.py` tries the version that comes next.

    Compiler passes (`borrowing.py`): functions that make no array need not count references
        CompilerBase, DefaultPassBuilder    Numba's own pipeline, to which one pass is added
        FunctionPass, register_pass         that pass
        NoPythonSupportedFeatureValidation  the pass after which types are known, and no code made
        numba_ir                            expressions of a function: what makes an array
        state.typemap, .calltypes, .func_ir, .return_type, .targetctx
                                            the types of a function that is being compiled
        targetctx.subtarget(enable_nrt=…)   machine code without reference counts

    Instructions (`numba_extras.py`): `numba.extending.intrinsic` is documented, its builder is not
        llvm                                constants and vectors: `select` instead of a jump,
                                            several products at once, atomic reads and writes
        context.make_array, .cast, .get_dummy_value
                                            the memory of an array, and conversions

    Kept machine code (`CodeFile`): Numba numbers its files and has an index of them, which it
    writes before them.  Where two processes compile one function for different types, or one is
    killed in between, a number may end up with code for other types than the index says, and
    calling it destroys memory.  Here a file is named by what it is for, and says so itself.
        IndexDataCacheFile                  Numba's files, of which only names and loading change
        Signature                           the types that code was made for, in each file
        dispatcher._cache                   the cache of one function
        numba.config.CACHE_DIR              its folder, asked for when the function is declared

    Compiled functions
        dispatcher._compile_for_args        the call that compiles: what it raises is explained
        dispatcher.overloads                the types for which code is there: progress
        NumbaError                          what it raises
"""

import hashlib
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir as llvm
from numba.core import ir as numba_ir
from numba.core.caching import IndexDataCacheFile
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.errors import NumbaError
from numba.core.typed_passes import NoPythonSupportedFeatureValidation
from numba.core.typing.templates import Signature

from regalia.fast.code_cache import set_aside

__all__ = [
    "CompilerBase",
    "DefaultPassBuilder",
    "FunctionPass",
    "NoPythonSupportedFeatureValidation",
    "declare",
    "llvm",
    "numba_ir",
    "register_pass",
]
_ONE_AT_A_TIME = threading.Lock()


class CodeFile(IndexDataCacheFile):
    """Files of one function's machine code, for processes that write at the same time and may be
    killed at any time: one that cannot be read, or is for other types, counts as missing."""

    def save(self, key: Any, data: Any) -> None:
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        file = Path(self._data_path(self._name(key)))
        try:
            data = self._load_data(file.name)
            made_for = [part.args for part in data if isinstance(part, Signature)]
        except FileNotFoundError:
            return None
        except Exception as problem:  # broken pickles end in any error there is
            set_aside(file, f"{type(problem).__name__}: {problem}")
            return None
        if made_for != [key[0]]:
            set_aside(file, "it is for other types")
            return None
        return data

    def _name(self, key: Any) -> str:
        """A name made of the types, the machine and the code, which are in a key."""
        digest = hashlib.sha256(repr(key).encode()).hexdigest()
        return str(self._data_name_pattern.replace("{number:d}", digest[:32]))


def declare(
    function: FunctionType,
    folder: Path | None,
    pipeline: type[CompilerBase],
    explain: Callable[[Exception, FunctionType], Exception],
) -> Any:
    """A function that is compiled when first called; its machine code is kept in `folder`.

    `explain` turns an error of Numba's into the one that is raised."""
    with _ONE_AT_A_TIME:  # the setting is the same for all threads
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder or "")
        try:
            made = numba.njit(
                function, nogil=True, cache=folder is not None, pipeline_class=pipeline
            )
        finally:
            numba.config.CACHE_DIR = before
    if folder is not None:
        cache = made._cache
        cache._cache_file = CodeFile(cache._cache_path, cache._impl.filename_base, None)
    compile_for_args = made._compile_for_args

    def compile_and_explain(*given: Any, **named: Any) -> Any:
        try:
            return compile_for_args(*given, **named)
        except NumbaError as problem:
            explained = explain(problem, function)
        raise explained

    made._compile_for_args = compile_and_explain
    return made
