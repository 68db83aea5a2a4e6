import type { BoardCell, BoardTry } from '@oj/contract';
import { Dialog, Skeleton, theme, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { usePageScope } from '../../links/PageScope';
import { boardPhrases, tryPhrases } from './boardPhrases';
import { clockOf } from './contestSecond';
import { type BoardCellQuery, useBoardCell } from './useBoardCell';

interface BoardCellDialogProps {
  /** The dialog is closed when it is undefined. */
  query: BoardCellQuery | undefined;
  /** User name of the row. */
  name: string;
  onClose: () => void;
}

/** Why a cell of the board is what it is: its tries, and what each does to it. */
export function BoardCellDialog({ query, name, onClose }: BoardCellDialogProps) {
  const say = usePhrases(boardPhrases);
  return (
    <Dialog
      title={<bdi>{say('tries', { name, problem: query?.displayId ?? '' })}</bdi>}
      width={480}
      open={!!query}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      {query && <Tries query={query} />}
    </Dialog>
  );
}

function Tries({ query }: { query: BoardCellQuery }) {
  const say = usePhrases(boardPhrases);
  const { data, error, refetch } = useBoardCell(query);
  if (error && !data) return <FailedQuery title={say('cellFailed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={120} />;
  if (!data.tries.length) return <Sum>{say('noTries')}</Sum>;
  return (
    <>
      <List>
        {data.tries.map((tried, place) => (
          <Try key={tried.submitId ?? `try ${place}`} tried={tried} displayId={query.displayId} />
        ))}
      </List>
      <Total cell={data} />
    </>
  );
}

function Try({ tried: { submitId, second, part, score }, displayId }: { tried: BoardTry; displayId: string }) {
  const say = usePhrases(boardPhrases);
  const sayTry = usePhrases(tryPhrases);
  const { addresses } = usePageScope();
  return (
    <li>
      <time>{second === null ? say('hiddenTime') : clockOf(second)}</time>
      <span>
        {sayTry(part)}
        {score !== null && ` · ${say('points', { score })}`}
      </span>
      {submitId !== null && <Link to={addresses.submission(submitId, displayId)}>{say('openTry', { id: submitId })}</Link>}
    </li>
  );
}

function Total({ cell: { acceptedAt, penalty, totalTime, score } }: { cell: BoardCell }) {
  const say = usePhrases(boardPhrases);
  if (score !== null) return <Sum>{say('scoreSum', { score })}</Sum>;
  if (acceptedAt === null) return <Sum>{say('unsolved')}</Sum>;
  const [cost, total] = [penalty ?? 0, totalTime ?? 0];
  const counted = total - cost;
  const times = { solved: clockOf(acceptedAt), penalty: clockOf(cost), total: clockOf(total) };
  return <Sum>{counted === acceptedAt ? say('penaltySum', times) : say('countedSum', { ...times, counted: clockOf(counted) })}</Sum>;
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[5]};
    padding-block: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.line};
  }
  & time {
    min-inline-size: 5em;
    color: ${theme.color.text2};
  }
  & span {
    flex: 1;
  }
`;

const Sum = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.text2};
  font-variant-numeric: tabular-nums;
`;
