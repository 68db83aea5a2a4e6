import type { Found } from './adapter';

/** A row of the list of an account's runs. */
export interface Run {
  id: string;
  /** Fields are absent when the list does not show them. */
  problem?: string;
  user?: string;
  length?: number;
}

const isAfter = (id: string, before: string) => BigInt(id) > BigInt(before);

/** The greatest id. */
export const lastOf = (runs: readonly Run[]): string => runs.reduce((last, { id }) => (isAfter(id, last) ? id : last), '0');

/** The run that was not there before. Rows may be there twice, and in any order. */
export function newRun(runs: readonly Run[], before: string): Found {
  const fresh = new Set(runs.flatMap(({ id }) => (isAfter(id, before) ? [id] : [])));
  if (fresh.size > 1) return 'ambiguous';
  const [runId] = fresh;
  return runId === undefined ? 'none' : { runId };
}
