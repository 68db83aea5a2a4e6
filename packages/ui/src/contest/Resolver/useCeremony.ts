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

export interface CeremonyControls {
  /** The same object until the audience sees something else. */
  frame: Frame;
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
  return { frame, atStart: history.length <= 1, atEnd: frame.screen === 'board' && frame.stage.cursor < 0, move };
}

/** A settled row with its rank on the true board. A stage may rank it higher, as the equal of one that still rises. */
export function withFinalRank(row: AcmStanding, { final }: Ceremony): AcmStanding {
  const { rank } = final.get(row.id) ?? row;
  return rank === row.rank ? row : { ...row, rank };
}

/** The row that has just been settled; undefined after any other step. */
export function settledOf({ step, standings }: Stage, ceremony: Ceremony): AcmStanding | undefined {
  const row = step?.kind === 'settled' ? standings.find(({ id }) => id === step.entrantId) : undefined;
  return row && withFinalRank(row, ceremony);
}

export interface WonMedal {
  standing: AcmStanding;
  medal: Medal;
}

/** The row that has just been settled, with the medal that it wins; undefined without one. */
export function awardOf(stage: Stage, ceremony: Ceremony, medals: MedalCounts): WonMedal | undefined {
  const standing = settledOf(stage, ceremony);
  const medal = standing && medalOf(standing, medals);
  return standing && medal && { standing, medal };
}

/** The medal of the place whose turn it is: of whoever stands there on the true board. */
export function nextMedalOf({ cursor }: Stage, { final }: Ceremony, medals: MedalCounts): Medal | undefined {
  const row = [...final.values()][cursor];
  return row && medalOf(row, medals);
}

function nextFrame({ stage, screen }: Frame, { ceremony, medals, presentsAwards }: CeremonyOptions): Frame | undefined {
  if (screen !== 'board') return { stage, screen: 'board' };
  const next = nextStage(stage, ceremony);
  return next && { stage: next, screen: presentsAwards && awardOf(next, ceremony, medals) ? 'award' : 'board' };
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
