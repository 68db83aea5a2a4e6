import { createContext, useContext } from 'react';
import type { ContestProblem, Standing } from '../../ranking/standing';
import type { BoardKindName } from './boardKinds';
import type { BoardFilter, ShownName } from './boardFilter';
import type { ScoreboardColumn } from './ownColumns';

/** What the reader can do on the board; each is absent when the host does not offer it. */
export interface BoardActions {
  onOpenTeam: ((standing: Standing) => void) | undefined;
  onOpenCell: ((standing: Standing, problem: ContestProblem, cell: HTMLElement) => void) | undefined;
  onOpenProblem: ((problem: ContestProblem) => void) | undefined;
  onToggleConcerned: ((standing: Standing, concerned: boolean) => void) | undefined;
  teamHref: ((standing: Standing) => string) | undefined;
}

/** A division of a contest, as `division` of its rows names it. */
export interface Division {
  id: string;
  name: string;
}

/** What the parts of a scoreboard share. */
export interface Board {
  kind: BoardKindName;
  problems: readonly ContestProblem[];
  /** Columns of the host. */
  own: readonly ScoreboardColumn[];
  divisions: readonly Division[];
  /** Rows after the filter. */
  standings: readonly Standing[];
  /** Whether a filter is on. */
  filtered: boolean;
  filter: BoardFilter;
  setFilter: (filter: BoardFilter) => void;
  shownName: ShownName;
  setShownName: (name: ShownName) => void;
  /** Places won or lost since the ranks last changed. */
  changes: ReadonlyMap<string, number>;
  pinConcerned: boolean;
  density: 'comfortable' | 'compact';
  loading: boolean;
  /** Never changes; calls the host's newest handlers. */
  actions: BoardActions;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('Scoreboard parts live inside Scoreboard.Root');
  return board;
}
