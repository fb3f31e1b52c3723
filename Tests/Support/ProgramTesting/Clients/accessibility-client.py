"""Reads a program's window as a screen reader does, and acts on it. PROCESS is the program's process identifier.

  accessibility-client.py PROCESS                    one line per element: role, name, extents, states, actions
  accessibility-client.py PROCESS NAME ACTION        performs an action of the element with a name
  accessibility-client.py PROCESS NAME text TEXT     replaces the text of the element with a name
  accessibility-client.py PROCESS operate BUT        operates every control in turn but those in the element named BUT,
                                                     one line each: role, name, action, states before and after, the
                                                     role of what came in front of it
"""
import sys
import time

import pyatspi
from gi.repository import GLib


# What asking an element says that has just gone.
GONE = (GLib.GError, NotImplementedError)


def program(process):
    for _ in range(100):
        for candidate in pyatspi.Registry.getDesktop(0):
            try:
                if candidate is not None and candidate.get_process_id() == process and candidate.childCount:
                    return candidate
            except GLib.GError:
                continue  # a program that is just ending
        time.sleep(0.1)
    sys.exit(f"no program with the identifier {process} is known to the accessibility bus")


def elements(node, depth=0, but=None):
    if but is not None and name_of(node) == but:
        return
    yield node, depth
    try:
        children = list(node)
    except (*GONE, ValueError):
        return  # one that is gone says it has less than no children
    for child in children:
        if child is not None:
            yield from elements(child, depth + 1, but)


def name_of(node):
    try:
        return node.name
    except GONE:
        return None


def actions(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(index) for index in range(action.nActions)]


def describe(node, depth):
    extents = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    states = sorted(pyatspi.stateToString(state) for state in node.getState().getStates())
    fields = [
        str(depth), node.getRoleName(), node.name, f"{extents.x},{extents.y},{extents.width},{extents.height}",
        " ".join(states), " ".join(actions(node)), node.description,
    ]
    print("|".join(fields))


def find(root, name):
    for _ in range(50):
        for node, _depth in elements(root):
            if name_of(node) == name:
                return node
        time.sleep(0.1)
    sys.exit(f"no element is named {name}")


# What a control is operated by, the first that it has.
ACTIONS = ("activate", "increment")
IN_FRONT = ("dialog", "alert", "menu")


def states_of(node):
    return " ".join(sorted(pyatspi.stateToString(state) for state in node.getState().getStates()))


def controls(root, but):
    """What can be operated now, by role, name and place among those of the same role and name."""
    found, counts = {}, {}
    for node, _depth in elements(root, but=but):
        try:
            action = next((action for action in ACTIONS if action in actions(node)), None)
            if action is None:
                continue
            kind = (node.getRoleName(), node.name)
        except GONE:
            continue
        counts[kind] = counts.get(kind, 0) + 1
        found[kind + (counts[kind],)] = (node, action)
    return found


def in_front(root):
    for node, _depth in elements(root):
        try:
            if node.getRoleName() in IN_FRONT and "dismiss" in actions(node):
                return node
        except GONE:
            continue
    return None


def settled(read):
    """Reads until two readings are of the same controls."""
    last = read()
    for _ in range(40):
        time.sleep(0.05)
        now = read()
        if list(now) == list(last):
            return now
        last = now
    return last


def operate(root, but):
    known = settled(lambda: controls(root, but))
    for kind in list(known):
        node, action = known.get(kind, (None, None))
        if node is None:
            continue  # what another control has taken away
        try:
            before = states_of(node)
            node.queryAction().doAction(actions(node).index(action))
        except GONE:
            continue
        known = settled(lambda: controls(root, but))
        opened = in_front(root)
        role = opened.getRoleName() if opened else ""
        for _ in range(20):
            if opened is None:
                break
            opened.queryAction().doAction(actions(opened).index("dismiss"))
            known = settled(lambda: controls(root, but))
            opened = in_front(root)
        if opened is not None:
            sys.exit(f"what {kind} opened can't be dismissed")
        after = known.get(kind)
        print("|".join([kind[0], kind[1], action, before, states_of(after[0]) if after else "", role]))


root = program(int(sys.argv[1]))
if len(sys.argv) == 2:
    for node, depth in elements(root):
        if depth > 0:
            try:
                describe(node, depth)
            except GONE:
                pass
elif sys.argv[2] == "operate":
    operate(root, sys.argv[3])
elif sys.argv[3] == "text":
    find(root, sys.argv[2]).queryEditableText().setTextContents(sys.argv[4])
else:
    node = find(root, sys.argv[2])
    node.queryAction().doAction(actions(node).index(sys.argv[3]))
