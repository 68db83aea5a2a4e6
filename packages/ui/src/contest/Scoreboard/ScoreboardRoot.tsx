import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import type { AcmStanding, ContestProblem, IoiStanding, OiStanding, Standing } from '../../ranking/standing';
import { useControllable } from '../../hooks/useControllable';
import { theme } from '../../theme/theme';
import { type Board, BoardContext, type Division } from './board';
import { type BoardFilter, filterStandings, type ShownName } from './boardFilter';
import type { ScoreboardColumn } from './ownColumns';
import { useRankChanges } from './useRankChanges';
import { useSteadyActions } from './useSteadyActions';

/** The rows of a board and what they are. */
interface AcmRows {
  /** How results are counted: `acm` by problems and penalty, `oi` by points and run time, `ioi` by points alone. */
  kind: 'acm';
  /** Rows in their order. Keep the array in a memo. */
  standings: readonly AcmStanding[];
}
interface OiRows {
  /** How results are counted: `acm` by problems and penalty, `oi` by points and run time, `ioi` by points alone. */
  kind: 'oi';
  /** Rows in their order. Keep the array in a memo. */
  standings: readonly OiStanding[];
}
interface IoiRows {
  /** How results are counted: `acm` by problems and penalty, `oi` by points and run time, `ioi` by points alone. */
  kind: 'ioi';
  /** Rows in their order. Keep the array in a memo. */
  standings: readonly IoiStanding[];
}
export type ScoreboardRows = AcmRows | OiRows | IoiRows;

export interface ScoreboardRootOptions extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Columns, in order. Keep the array in a constant or memo. */
  problems: readonly ContestProblem[];
  /** Columns of the host between the totals and the problems. Keep the array in a constant or memo. */
  columns?: readonly ScoreboardColumn[];
  /** Offers to show one division; its rows are then ranked among themselves. Keep the array in a constant or memo. */
  divisions?: readonly Division[];
  /** What is searched and hidden, kept by the host. */
  filter?: BoardFilter;
  /** First filter when the board keeps it itself. */
  defaultFilter?: Partial<BoardFilter>;
  /** Called with the filter after a change. */
  onFilterChange?: (filter: BoardFilter) => void;
  /** True when the host has the rows filtered on its server: the board only asks. Default false. */
  filteredByHost?: boolean;
  /** Which name is shown, kept by the host. */
  shownName?: ShownName;
  /** Kind of name that is shown at first when the board keeps it itself. Default `username`. */
  defaultShownName?: ShownName;
  /** Called with the kind of name that was asked for. */
  onShownNameChange?: (name: ShownName) => void;
  /** Followed rows also stand under the head, wherever they are in the ranking. Default false. */
  pinConcerned?: boolean;
  /** Rows of 48 px with two lines, or of 36 px with one. Default `comfortable`. */
  density?: 'comfortable' | 'compact';
  /** Rows are being fetched: old rows stay. Default false. */
  loading?: boolean;
  /** A press or Enter on a name. */
  onOpenTeam?: (standing: Standing) => void;
  /** Address of a team: makes names links that open in a new tab. A plain press still calls `onOpenTeam`. Keep it in a constant. */
  teamHref?: (standing: Standing) => string;
  /** A press or Enter on a result; `cell` is the element, to hang a popover on. */
  onOpenCell?: (standing: Standing, problem: ContestProblem, cell: HTMLElement) => void;
  /** A press or Enter on the head of a column. */
  onOpenProblem?: (problem: ContestProblem) => void;
  /** Offers a star on each row. */
  onToggleConcerned?: (standing: Standing, concerned: boolean) => void;
  children?: ReactNode;
}

/** `standings` come ordered and ranked. A row that did not change must stay the same object: then it is not drawn again. */
export type ScoreboardRootProps = ScoreboardRootOptions & ScoreboardRows;

const noColumns: readonly ScoreboardColumn[] = [];
const noDivisions: readonly Division[] = [];
const everything: BoardFilter = { search: '', hideUnofficial: false, concernedOnly: false };

/** Holds what the parts of a scoreboard share: rows, filter, names and what can be done. */
export const ScoreboardRoot = forwardRef<HTMLDivElement, ScoreboardRootProps>(function ScoreboardRoot(props, ref) {
  const {
    kind,
    standings: all,
    problems,
    columns: own = noColumns,
    divisions = noDivisions,
    filter: givenFilter,
    defaultFilter,
    onFilterChange,
    filteredByHost = false,
    shownName: givenName,
    defaultShownName = 'username',
    onShownNameChange,
    pinConcerned = false,
    density = 'comfortable',
    loading = false,
    onOpenTeam,
    teamHref,
    onOpenCell,
    onOpenProblem,
    onToggleConcerned,
    children,
    ...rest
  } = props;
  const [filter, setFilter] = useControllable({
    value: givenFilter,
    defaultValue: { ...everything, ...defaultFilter },
    onChange: onFilterChange,
  });
  const [shownName, setShownName] = useControllable({ value: givenName, defaultValue: defaultShownName, onChange: onShownNameChange });
  const actions = useSteadyActions({ onOpenTeam, teamHref, onOpenCell, onOpenProblem, onToggleConcerned });
  const standings = useMemo<readonly Standing[]>(
    () => (filteredByHost ? all : filterStandings(all, filter)),
    [all, filter, filteredByHost],
  );
  const changes = useRankChanges(all);
  const board = useMemo<Board>(() => {
    const filtered = filter.search.trim() !== '' || filter.hideUnofficial || filter.concernedOnly || !!filter.division;
    const choices = { filter, filtered, setFilter, shownName, setShownName };
    return { kind, problems, own, divisions, standings, changes, pinConcerned, density, loading, actions, ...choices };
  }, [
    kind,
    problems,
    own,
    divisions,
    standings,
    filter,
    setFilter,
    shownName,
    setShownName,
    changes,
    pinConcerned,
    density,
    loading,
    actions,
  ]);
  return (
    <BoardContext.Provider value={board}>
      <Root ref={ref} {...rest}>
        {children}
      </Root>
    </BoardContext.Provider>
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums lining-nums;
`;
