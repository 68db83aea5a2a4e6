import type { ReactNode } from 'react';
import type { Standing } from '../../ranking/standing';
import { type BoardKindName, boardKinds } from './boardKinds';

/** A column of the host, between the totals and the problems. */
export interface ScoreboardColumn {
  /** Unique among them. */
  key: string;
  /** Text at its head. */
  header: string;
  /** Width in px. Default 90. */
  width?: number | undefined;
  /** Draws the cell of a row. */
  cell: (standing: Standing) => ReactNode;
}

export type LeadColumn = 'rank' | 'team' | 'follow' | 'main' | 'side';

/** The columns of the board itself, in their order. */
export const leadColumns = (kind: BoardKindName, follows: boolean): LeadColumn[] => [
  'rank',
  'team',
  ...(follows ? (['follow'] as const) : []),
  'main',
  ...(boardKinds[kind].side ? (['side'] as const) : []),
];

const DEFAULT_WIDTH_PX = 90;
const widthOf = ({ width = DEFAULT_WIDTH_PX }: ScoreboardColumn) => width;

/** Measures of the grid: the widths one by one, and all of them together. */
export const ownMeasures = (columns: readonly ScoreboardColumn[]) =>
  columns.length > 0
    ? {
        '--own-columns': columns.map(each => `${widthOf(each)}px`).join(' '),
        '--own': `${columns.reduce((sum, each) => sum + widthOf(each), 0)}px`,
      }
    : {};
