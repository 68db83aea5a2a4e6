import type { Contest, RejudgeProposal } from '@oj/contract';
import { ArrowLeft } from 'lucide-react';
import { Button, Card, EmptyState, Skeleton, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { contestAddress } from '../../links/contestAddress';
import { BackLink } from '../../parts/BackLink';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { useContestProblems } from '../problems/useContestProblems';
import { useContestTitle } from '../useContestTitle';
import { ProposalActions } from './ProposalActions';
import { proposalPhrases } from './proposalPhrases';
import { ProposalSummary } from './ProposalSummary';
import { ProposedRows } from './ProposedRows';
import { ProposedVerdicts } from './ProposedVerdicts';
import { useProposalChanges, useRejudgeProposals } from './useRejudgeProposals';

interface RejudgeProposalViewProps {
  contest: Contest;
  /** Number of the problem. */
  pid: number;
}

/** The last proposal for a problem: what it would change, or has changed. */
export function RejudgeProposalView({ contest, pid }: RejudgeProposalViewProps) {
  const say = usePhrases(proposalPhrases);
  useContestTitle(contest, say('title'));
  const { data: problems } = useContestProblems(contest.id);
  const { data: proposals, error, refetch } = useRejudgeProposals(contest.id);
  const displayId = problems?.find(problem => problem.pid === pid)?.displayId ?? '';
  const proposal = proposals?.get(pid);
  return (
    <Page>
      <div>
        <BackLink to={contestAddress(contest.id, 'rejudge')}>
          <ArrowLeft aria-hidden /> {say('toProblems')}
        </BackLink>
        <Heading>{say(proposal?.isUndo ? 'undoHeading' : 'heading', { problem: displayId })}</Heading>
      </div>
      {error && !proposals && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !proposals && <Skeleton shape="block" height={240} />}
      {proposals && !proposal && <None cid={contest.id} pid={pid} />}
      {proposal && <Proposal key={proposal.id} contest={contest} displayId={displayId} proposal={proposal} />}
    </Page>
  );
}

function None({ cid, pid }: { cid: number; pid: number }) {
  const say = usePhrases(proposalPhrases);
  const onError = useErrorToast();
  const { propose } = useProposalChanges(cid);
  const button = (
    <Button pending={propose.isPending} onClick={() => propose.mutate(pid, { onError })}>
      {say('propose')}
    </Button>
  );
  return (
    <Card>
      <EmptyState picture="scroll" title={say('none')} action={button}>
        {say('noneLead')}
      </EmptyState>
    </Card>
  );
}

interface ProposalProps {
  contest: Contest;
  displayId: string;
  proposal: RejudgeProposal;
}

function Proposal({ contest, displayId, proposal }: ProposalProps) {
  const say = usePhrases(proposalPhrases);
  const { state, changed } = proposal;
  return (
    <>
      <Card>
        <Summary>
          <ProposalSummary proposal={proposal} />
          <Actions>
            <ProposalActions cid={contest.id} displayId={displayId} proposal={proposal} />
          </Actions>
        </Summary>
      </Card>
      {state === 'ready' && changed === 0 && (
        <Card>
          <EmptyState title={say('nothing')}>{say('nothingLead')}</EmptyState>
        </Card>
      )}
      {state !== 'judging' && changed > 0 && (
        <>
          <section>
            <Subheading>{say('rows')}</Subheading>
            <QuietLine>{say('rowsLead')}</QuietLine>
            <ProposedRows contest={contest} proposal={proposal} />
          </section>
          <section>
            <Subheading>{say('verdicts')}</Subheading>
            <ProposedVerdicts cid={contest.id} displayId={displayId} proposal={proposal} />
          </section>
        </>
      )}
    </>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

const Heading = styled.h2`
  margin: ${theme.space[3]} 0 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Subheading = styled.h3`
  margin: 0;
  font: ${theme.font.strong};
`;

const Summary = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
