import type { Standing } from './standing';

/** Places won (positive) or lost since the board before, by id. Who is new or unofficial, or kept the rank, is absent. */
export function rankChanges(before: readonly Standing[], after: readonly Standing[]): ReadonlyMap<string, number> {
  const ranks = new Map(before.map(({ id, rank }) => [id, rank]));
  const changes = new Map<string, number>();
  for (const { id, rank } of after) {
    const old = ranks.get(id);
    if (rank !== null && old !== null && old !== undefined && old !== rank) changes.set(id, old - rank);
  }
  return changes;
}
