"""What a run leaves behind for the next: weights, what the optimiser knows, history, and the network as the program reads it.

Tensors are spread over files of some megabytes each, so that no file is large.
"""

import glob
import json
import os

import torch

from net import Net, export, for_both, load, take_over

PART_BYTES = 14 << 20


def save(net: Net, optimiser: torch.optim.Adam, history: dict, out: str) -> None:
    save_parts(net.state_dict(), os.path.join(out, "net"))
    moments, step = {}, 0.0
    for name, parameter in net.named_parameters():
        state = optimiser.state.get(parameter)
        if state:
            moments[name] = torch.stack([state["exp_avg"], state["exp_avg_sq"]]).bfloat16()
            step = float(state["step"])
    save_parts(moments, os.path.join(out, "adam"))
    with open(os.path.join(out, "history.json"), "w") as file:
        json.dump(history | {"step": step}, file)
    export(net, os.path.join(out, "learned.net"), {"training": history})


def resume(net: Net, optimiser: torch.optim.Adam, folder: str, device: str) -> dict:
    """Takes up an earlier run; gives its history. Where the optimiser's part is lost, that begins anew."""
    take_over(net, load_parts(os.path.join(folder, "net"), device), folder)
    moments: dict[str, torch.Tensor] = {}
    if parts(os.path.join(folder, "adam")):
        # Both moments lie in one tensor, so rows are its second dimension.
        moments = for_both(load_parts(os.path.join(folder, "adam"), device), 1)
    with open(os.path.join(folder, "history.json")) as file:
        history = json.load(file)
    step = history.pop("step")
    for name, parameter in net.named_parameters():
        if name in moments:
            first, second = moments[name].float()
            state = {"step": torch.tensor(step, device=device), "exp_avg": first, "exp_avg_sq": second}
            optimiser.state[parameter] = state
    return history


def begin_with(net: Net, path: str) -> dict:
    """Takes the weights of an exported network; gives the history that it tells of."""
    return load(net, path).get("training", {})


def parts(path: str) -> list[str]:
    return sorted(glob.glob(f"{path}.*.pt"))


def save_parts(tensors: dict[str, torch.Tensor], path: str) -> None:
    """As `path.0.pt`, `path.1.pt` and so on; a tensor is never divided."""
    divided: list[dict[str, torch.Tensor]] = [{}]
    size = 0
    for name, tensor in tensors.items():
        more = tensor.numel() * tensor.element_size()
        if divided[-1] and size + more > PART_BYTES:
            divided.append({})
            size = 0
        divided[-1][name] = tensor
        size += more
    for old in parts(path):
        os.remove(old)
    for number, part in enumerate(divided):
        torch.save(part, f"{path}.{number}.pt")


def load_parts(path: str, device: str) -> dict[str, torch.Tensor]:
    found = parts(path)
    if not found:
        raise SystemExit(f"no {path}.0.pt: nothing to take up")
    tensors: dict[str, torch.Tensor] = {}
    for part in found:
        tensors |= torch.load(part, map_location=device)
    return tensors
