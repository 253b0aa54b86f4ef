"""Work that is recorded on the device once and then started as a whole."""

from collections.abc import Callable

import torch


class Recorded:
    """A function without arguments that always reads and writes the same tensors. On the device its hundreds of small steps
    take longer to start one by one than to do, so after a few ordinary calls they are recorded and replayed as one.

    What it gives back are the tensors of the recording: the next call overwrites them.
    """

    def __init__(self, work: Callable[[], object], device: str, ordinary: int = 3) -> None:
        self.work, self.on_device, self.ordinary = work, device != "cpu", ordinary
        self.graph: torch.cuda.CUDAGraph | None = None
        self.given: object = None

    def __call__(self):
        if not self.on_device:
            return self.work()
        if self.graph is None and self.ordinary > 0:
            self.ordinary -= 1
            # What is to be recorded later must be done aside first, as the library asks for it.
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.given = self.work()
            torch.cuda.current_stream().wait_stream(aside)
            return self.given
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            # Other threads may go on copying and freeing meanwhile.
            with torch.cuda.graph(self.graph, capture_error_mode="thread_local"):
                self.given = self.work()
        self.graph.replay()
        return self.given


def copy_all(into: list[torch.Tensor], given: list[torch.Tensor]) -> None:
    """Copies tensor by tensor; on the device with one call."""
    if into[0].is_cuda:
        torch._foreach_copy_(into, given)
        return
    for target, source in zip(into, given):
        target.copy_(source)
