/** A picture that is not what its format says. */
export class Broken extends Error {}

export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}
