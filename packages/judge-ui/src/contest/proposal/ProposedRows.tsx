import { type Contest, contestTypes, type PlaceOnBoard, type ProposedRow, type RejudgeProposal } from '@oj/contract';
import { type Column, EmptyState, usePhrases } from '@oj/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { PagedTable } from '../../parts/list/PagedTable';
import { Participant } from '../hall/Participant';
import { Change } from './Change';
import { proposalPhrases } from './proposalPhrases';
import { useProposedRows } from './useRejudgeProposals';

const PAGE_SIZE = 20;
const DASH = '—';
const SECONDS = 60;

interface ProposedRowsProps {
  contest: Contest;
  proposal: RejudgeProposal;
}

/** Every row of the board that a proposal changes. */
export function ProposedRows({ contest, proposal }: ProposedRowsProps) {
  const say = usePhrases(proposalPhrases);
  const [page, setPage] = useState(1);
  const columns = useRowColumns(contest.type === contestTypes.oi);
  return (
    <PagedTable
      label={say('rows')}
      failed={say('rowsFailed')}
      list={useProposedRows(contest.id, proposal, { currentPage: page, limit: PAGE_SIZE })}
      columns={columns}
      rowKey={({ uid }) => uid}
      skeletonRows={4}
      empty={<EmptyState picture="none" title={say('noRows')} />}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={setPage}
    />
  );
}

function useRowColumns(isOi: boolean): readonly Column<ProposedRow>[] {
  const say = usePhrases(proposalPhrases);
  return useMemo(() => {
    const column = (key: string, header: string, width: string, draw: (place: PlaceOnBoard) => ReactNode): Column<ProposedRow> => ({
      key,
      header,
      width,
      cell: row => <Both row={row} draw={draw} />,
    });
    return [
      {
        key: 'participant',
        header: say('participant'),
        cell: ({ username, nickname }) => <Participant username={username} realname={nickname} />,
      },
      {
        ...column('rank', say('rank'), '132px', ({ rank }) => rank ?? say('star')),
        cell: row => <Both row={row} draw={({ rank }) => rank ?? say('star')} missing={say('offBoard')} />,
      },
      column('total', say(isOi ? 'score' : 'solved'), '112px', ({ total }) => total),
      column('time', say(isOi ? 'runTime' : 'penalty'), '148px', ({ time }) => (isOi ? time : Math.floor(time / SECONDS))),
      column('award', say('award'), '180px', ({ award }) => award ?? DASH),
      column('first', say('first'), '132px', ({ firstSolved }) => firstSolved.join(' ') || DASH),
    ];
  }, [say, isOi]);
}

interface BothProps {
  row: ProposedRow;
  draw: (place: PlaceOnBoard) => ReactNode;
  /** Stands for a row that is not on the board. */
  missing?: ReactNode;
}

/** What stays is said once. */
function Both({ row: { before, after }, draw, missing = DASH }: BothProps) {
  const [old, next] = [before, after].map(place => (place ? draw(place) : missing));
  return old === next ? <bdi>{old}</bdi> : <Change before={<bdi>{old}</bdi>} after={<bdi>{next}</bdi>} />;
}
