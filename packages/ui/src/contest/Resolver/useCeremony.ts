import { useMemo, useReducer } from 'react';
import { type Ceremony, firstStage, nextStage, type Stage } from '../../ranking/ceremony';
import type { AcmStanding } from '../../ranking/standing';

export type CeremonyMove = 'next' | 'back' | 'team' | 'start' | 'end';

/** All stages so far, the current one last. */
type History = readonly Stage[];

export interface CeremonyControls {
  stage: Stage;
  atStart: boolean;
  /** Everything is known. */
  atEnd: boolean;
  move: (move: CeremonyMove) => void;
}

/** Goes through the ceremony, one step at a time or a team at a time, and back. */
export function useCeremony(frozen: readonly AcmStanding[], ceremony: Ceremony): CeremonyControls {
  const first = useMemo(() => firstStage(frozen, ceremony), [frozen, ceremony]);
  const [history, move] = useReducer((history: History, wish: CeremonyMove) => afterMove(history, wish, first, ceremony), [
    first,
  ] as History);
  const stage = history.at(-1) ?? first;
  return { stage, atStart: history.length <= 1, atEnd: stage.cursor < 0, move };
}

function afterMove(history: History, wish: CeremonyMove, first: Stage, ceremony: Ceremony): History {
  if (wish === 'start') return [first];
  if (wish === 'back') return history.length > 1 ? history.slice(0, -1) : history;
  const grown = [...history];
  const cursorAtFirst = history.at(-1)?.cursor ?? -1;
  for (;;) {
    const stage = grown.at(-1) ?? first;
    const next = nextStage(stage, ceremony);
    if (!next) return grown.length === history.length ? history : grown;
    grown.push(next);
    if (wish === 'next' || (wish === 'team' && next.cursor < cursorAtFirst)) return grown;
  }
}
