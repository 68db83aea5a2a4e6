import type { ProposedVerdict, RejudgeProposal } from '@oj/contract';
import { type Column, formatMoment, Tag, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../../links/PageScope';
import { PagedTable } from '../../parts/list/PagedTable';
import { Participant } from '../hall/Participant';
import { Change } from './Change';
import { proposalPhrases } from './proposalPhrases';
import { useProposedVerdicts } from './useRejudgeProposals';

const PAGE_SIZE = 20;

interface ProposedVerdictsProps {
  cid: number;
  /** ID of the problem in the contest. */
  displayId: string;
  proposal: RejudgeProposal;
}

/** Every verdict that a proposal changes. */
export function ProposedVerdicts({ cid, displayId, proposal }: ProposedVerdictsProps) {
  const say = usePhrases(proposalPhrases);
  const [page, setPage] = useState(1);
  const columns = useVerdictColumns(displayId);
  return (
    <PagedTable
      label={say('verdicts')}
      failed={say('verdictsFailed')}
      list={useProposedVerdicts(cid, proposal, { currentPage: page, limit: PAGE_SIZE })}
      columns={columns}
      rowKey={({ submitId }) => String(submitId)}
      skeletonRows={4}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={setPage}
    />
  );
}

function useVerdictColumns(displayId: string): readonly Column<ProposedVerdict>[] {
  const say = usePhrases(proposalPhrases);
  const { addresses } = usePageScope();
  return useMemo(
    () => [
      {
        key: 'submission',
        header: say('submission'),
        width: '112px',
        cell: ({ submitId }) => <InkLink to={addresses.submission(submitId, displayId)}>{submitId}</InkLink>,
      },
      { key: 'participant', header: say('participant'), cell: ({ username }) => <Participant username={username} realname={null} /> },
      { key: 'time', header: say('time'), width: '176px', cell: ({ submitTime }) => <Time>{formatMoment(submitTime)}</Time> },
      {
        key: 'verdict',
        header: say('verdict'),
        width: '300px',
        cell: ({ before, after, isSkipped }) => (
          <Outcome>
            <Change before={<VerdictSeal {...before} />} after={<VerdictSeal {...after} />} />
            {isSkipped && <Tag>{say('stays')}</Tag>}
          </Outcome>
        ),
      },
    ],
    [say, addresses, displayId],
  );
}

const InkLink = styled(Link)`
  color: ${theme.color.text};
  font: ${theme.font.number};
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const Outcome = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;
