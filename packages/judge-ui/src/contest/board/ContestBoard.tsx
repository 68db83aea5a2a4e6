import { contestPhases, type ContestProblem, type ContestRow } from '@oj/contract';
import { type BoardFilter, Button, buttonStyle, formatMoment, Pagination, Scoreboard, Switch, theme, usePhrases } from '@oj/ui';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { hallAddress } from '../../links/contestAddress';
import { usePageScope } from '../../links/PageScope';
import * as pollMs from '../../live/pollMs';
import { useThrottled } from '../../parts/list/useThrottled';
import { BoardCellDialog } from './BoardCellDialog';
import { boardColumns } from './boardColumns';
import { boardPhrases } from './boardPhrases';
import { ownerOf } from './boardRows';
import { BoardTime } from './BoardTime';
import { hasLateSubmissions } from '../problems/ContestProblems';
import { contestPhrases } from '../contestPhrases';
import { minutesPassed } from './contestSecond';
import { useBoardStandings } from './useBoardStandings';
import { useConcerned } from './useConcerned';
import { type BoardSource, useContestBoard } from './useContestBoard';

const PAGE_SIZES = [10, 30, 50, 100, 300];
/** Least time between two boards that are fetched while somebody moves the time. */
const MOVE_EVERY_MS = 500;
/** Least time between two searches while somebody types. */
const SEARCH_EVERY_MS = 500;
const everything: BoardFilter = { search: '', hideUnofficial: false, concernedOnly: false };

export interface BoardPaging {
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

interface OpenCell {
  name: string;
  rowId: string;
  displayId: string;
}

interface ContestBoardProps extends BoardPaging {
  contest: ContestRow;
  problems: readonly ContestProblem[];
  source: BoardSource;
  /** Results are hidden from participants now. */
  isSealed: boolean;
  /** The reader may look past the seal. */
  mayForce?: boolean;
  /** Heads of columns lead to the problems. */
  opensProblems?: boolean;
  /** Leads to the board for the wall of the hall. */
  hasHall?: boolean;
}

/** The scoreboard of a contest, a page at a time. It refreshes itself until the contest ends or a fetch fails. */
export function ContestBoard(props: ContestBoardProps) {
  const {
    contest,
    problems,
    source,
    isSealed,
    mayForce = false,
    opensProblems = false,
    hasHall = false,
    page,
    pageSize,
    onPageChange,
  } = props;
  const say = usePhrases(boardPhrases);
  const sayContest = usePhrases(contestPhrases);
  const navigate = useNavigate();
  const { addresses } = usePageScope();
  const [filter, setFilter] = useState(everything);
  const [isAuto, setAuto] = useState(true);
  const [isForced, setForced] = useState(false);
  const [containsEnd, setContainsEnd] = useState(false);
  const [withVirtual, setWithVirtual] = useState(false);
  const [concerned, toggleConcerned] = useConcerned(contest.id);
  const [looksBack, setLooksBack] = useState(false);
  const [minute, setMinute] = useState<number>();
  const [cell, setCell] = useState<OpenCell>();
  const shownMinute = useThrottled(minute, MOVE_EVERY_MS);
  const keyword = useThrottled(filter.search.trim(), SEARCH_EVERY_MS);
  const isEnded = contest.status === contestPhases.ended;
  const kind = {
    ...(isForced && { forceRefresh: true }),
    ...(containsEnd && { containsEnd }),
    ...(shownMinute !== undefined && { at: shownMinute * 60 }),
  };
  const board = useContestBoard(
    contest.id,
    source,
    {
      currentPage: page,
      limit: pageSize,
      ...(keyword && { keyword }),
      ...(filter.hideUnofficial && { removeStar: true }),
      ...(withVirtual && { withVirtual }),
      ...(concerned.length > 0 && { concernedList: [...concerned] }),
      ...kind,
    },
    isAuto && !isEnded && minute === undefined,
  );
  if (board.error && isAuto) setAuto(false);
  const rows = useBoardStandings(contest.type, board.data, { concerned, isConcernedOnly: filter.concernedOnly });
  const columns = useMemo(
    () => boardColumns(problems, { isSealed: isSealed && !isForced, knowsAll: mayForce, isPast: shownMinute !== undefined }),
    [problems, isSealed, isForced, mayForce, shownMinute],
  );
  const change = (next: BoardFilter) => {
    setFilter(next);
    if (page !== 1) onPageChange(1);
  };
  return (
    <>
      {looksBack && <BoardTime lastMinute={minutesPassed(contest)} minute={minute} onMinuteChange={setMinute} />}
      <Scoreboard
        {...rows}
        label={say('label', { title: contest.title })}
        problems={columns}
        filter={filter}
        onFilterChange={change}
        filteredByHost
        shownName={contest.rankShowName}
        loading={board.isPending || board.isPlaceholderData}
        freeze={isSealed ? { since: contest.sealRankTime ? formatMoment(contest.sealRankTime) : undefined, live: isForced } : undefined}
        error={board.error && !board.data ? <FailedQuery title={say('failed')} error={board.error} onRetry={board.refetch} /> : undefined}
        autoRefreshSeconds={pollMs.board / 1_000}
        {...(!isEnded && { autoRefresh: isAuto, onAutoRefreshChange: setAuto })}
        {...(mayForce && { forceUpdate: isForced, onForceUpdateChange: setForced })}
        {...(opensProblems && { onOpenProblem: ({ label }: { label: string }) => void navigate(addresses.problem(label)) })}
        {...(source === 'rank' && {
          onOpenCell: ({ id, username }: { id: string; username: string }, { label }: { label: string }) =>
            setCell({ name: username, rowId: id, displayId: label }),
        })}
        teamHref={userHref}
        onOpenTeam={team => void navigate(userHref(team))}
        onToggleConcerned={({ id }, isOn) => toggleConcerned(ownerOf(id).uid, isOn)}
        tools={
          <>
            <Button
              size="small"
              aria-expanded={looksBack}
              onClick={() => {
                setLooksBack(!looksBack);
                setMinute(undefined);
              }}
            >
              {say('lookBack')}
            </Button>
            {hasLateSubmissions(contest) && (
              <Switch label={sayContest('withLate')} checked={containsEnd} onCheckedChange={setContainsEnd} />
            )}
            {source === 'rank' && isEnded && !isSealed && (
              <Switch label={say('withVirtual')} checked={withVirtual} onCheckedChange={setWithVirtual} />
            )}
            {hasHall && (
              <HallLink to={hallAddress(contest.id)} data-size="small">
                {say('hall')}
              </HallLink>
            )}
          </>
        }
      />
      <BoardCellDialog query={cell && cellQuery(contest.id, cell, kind)} name={cell?.name ?? ''} onClose={() => setCell(undefined)} />
      {board.error && board.data && <Stopped>{say('stopped')}</Stopped>}
      {board.data && !filter.concernedOnly && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={board.data.total}
          count={board.data.total - board.data.pinned.length}
          onPageChange={onPageChange}
          pageSizes={PAGE_SIZES}
          onPageSizeChange={props.onPageSizeChange}
        />
      )}
    </>
  );
}

const userHref = ({ id, username }: { id: string; username: string }) =>
  `/user-home?uid=${ownerOf(id).uid}&username=${encodeURIComponent(username)}`;

function cellQuery(cid: number, { rowId, displayId }: OpenCell, kind: object) {
  const { uid, isVirtual } = ownerOf(rowId);
  return { cid, uid, displayId, ...(isVirtual && { virtual: true }), ...kind };
}

const HallLink = styled(Link)`
  ${buttonStyle}
`;

const Stopped = styled.output`
  color: ${theme.color.danger};
  font: ${theme.font.label};
`;
