import { useState } from 'react';
import { rankChanges } from '../../ranking/rankChanges';
import type { Standing } from '../../ranking/standing';

const none: ReadonlyMap<string, number> = new Map();

/** Places won and lost. They stand until ranks change again: a refresh that moves nobody keeps them. */
export function useRankChanges(standings: readonly Standing[]): ReadonlyMap<string, number> {
  const [seen, setSeen] = useState({ standings, changes: none });
  if (seen.standings === standings) return seen.changes;
  const fresh = rankChanges(seen.standings, standings);
  const changes = fresh.size > 0 ? fresh : seen.changes;
  setSeen({ standings, changes });
  return changes;
}
