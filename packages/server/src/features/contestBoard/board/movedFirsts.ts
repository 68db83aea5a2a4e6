/** Who solved each problem first, by its label, and whether that is sure. */
export type FirstSolvers = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

const none: ReadonlyMap<string, boolean> = new Map();

/** Participants of whom a mark came, went, or is sure or provisional since then. */
export function movedFirsts(before: FirstSolvers, after: FirstSolvers): Set<string> {
  const moved = new Set<string>();
  for (const problem of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(problem) ?? none, after.get(problem) ?? none];
    for (const id of [...then.keys(), ...now.keys()]) if (then.get(id) !== now.get(id)) moved.add(id);
  }
  return moved;
}
