import { useMemo, useReducer } from 'react';
import { type Ceremony, firstStage, nextStage, type Stage } from '../../ranking/ceremony';
import { type MedalCounts, medalOf } from '../../ranking/medals';
import type { AcmStanding, Medal } from '../../ranking/standing';

export type CeremonyMove = 'next' | 'back' | 'team' | 'start' | 'end';

/** What the audience sees: a stage on the board, or something large before it. */
export interface Frame {
  stage: Stage;
  screen: 'title' | 'board' | 'award';
}

/** All frames so far, the current one last. */
type History = readonly Frame[];

export interface CeremonyOptions {
  ceremony: Ceremony;
  medals: MedalCounts;
  /** Whether a title page comes first. */
  hasTitle: boolean;
  /** Whether whoever wins a medal is shown large. */
  presentsAwards: boolean;
}

export interface CeremonyControls extends Frame {
  atStart: boolean;
  /** Everything is known. */
  atEnd: boolean;
  move: (move: CeremonyMove) => void;
}

/** Goes through the ceremony, one step at a time or a team at a time, and back. */
export function useCeremony(frozen: readonly AcmStanding[], options: CeremonyOptions): CeremonyControls {
  const { ceremony, hasTitle } = options;
  const first = useMemo<Frame>(
    () => ({ stage: firstStage(frozen, ceremony), screen: hasTitle ? 'title' : 'board' }),
    [frozen, ceremony, hasTitle],
  );
  const [history, move] = useReducer((history: History, wish: CeremonyMove) => afterMove(history, wish, first, options), [
    first,
  ] as History);
  const frame = history.at(-1) ?? first;
  return { ...frame, atStart: history.length <= 1, atEnd: frame.screen === 'board' && frame.stage.cursor < 0, move };
}

/** The row that has just been settled, with the medal that it wins; undefined without one. */
export function awardOf({ step, standings }: Stage, medals: MedalCounts): { standing: AcmStanding; medal: Medal } | undefined {
  const standing = step?.kind === 'settled' ? standings.find(({ id }) => id === step.entrantId) : undefined;
  const medal = standing && medalOf(standing, medals);
  return standing && medal && { standing, medal };
}

/** The medal of the place whose turn it is. A row that may still rise is looked at by its place: whoever is settled there wins it. */
export function nextMedalOf({ cursor, standings, nextProblem }: Stage, medals: MedalCounts): Medal | undefined {
  const row = standings[cursor];
  if (!row || row.rank === null) return undefined;
  const place = standings.slice(0, cursor + 1).filter(({ rank }) => rank !== null).length;
  return medalOf(nextProblem === undefined ? row : { ...row, rank: place }, medals);
}

function nextFrame({ stage, screen }: Frame, { ceremony, medals, presentsAwards }: CeremonyOptions): Frame | undefined {
  if (screen !== 'board') return { stage, screen: 'board' };
  const next = nextStage(stage, ceremony);
  return next && { stage: next, screen: presentsAwards && awardOf(next, medals) ? 'award' : 'board' };
}

function afterMove(history: History, wish: CeremonyMove, first: Frame, options: CeremonyOptions): History {
  if (wish === 'start') return [first];
  if (wish === 'back') return history.length > 1 ? history.slice(0, -1) : history;
  const grown = [...history];
  const cursorAtFirst = history.at(-1)?.stage.cursor ?? -1;
  for (;;) {
    const next = nextFrame(grown.at(-1) ?? first, options);
    if (!next) return grown.length === history.length ? history : grown;
    grown.push(next);
    if (wish === 'next' || (wish === 'team' && next.stage.cursor < cursorAtFirst)) return grown;
  }
}
