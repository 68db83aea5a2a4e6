import type { Contest, ContestProblem } from '@oj/contract';
import { Button, Card, type Column, EmptyState, PlainTable, Progress, theme, usePhrases, useToast } from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { RejudgeProposalView } from '../proposal/RejudgeProposalView';
import { useRejudgeProposals } from '../proposal/useRejudgeProposals';
import { useContestProblems } from '../problems/useContestProblems';
import { useContestTitle } from '../useContestTitle';
import { ProposalButton } from './ProposalButton';
import { rejudgePhrases } from './rejudgePhrases';
import { type JudgingProgress, useJudgingProgress, useRejudgeProblem, useStopRejudge } from './useContestRejudge';

interface ContestRejudgeProps {
  contest: Contest;
  /** Number of the problem whose proposal is shown. */
  pid?: number | undefined;
}

/** Where the super admin has all submissions of a problem judged again, at once or as a proposal. */
export const ContestRejudge = ({ contest, pid }: ContestRejudgeProps) =>
  pid === undefined ? <ProblemList contest={contest} /> : <RejudgeProposalView contest={contest} pid={pid} />;

function ProblemList({ contest }: { contest: Contest }) {
  const say = usePhrases(rejudgePhrases);
  useContestTitle(contest, say('title'));
  const problems = useContestProblems(contest.id);
  const { data: progress } = useJudgingProgress(contest.id);
  const [chosen, setChosen] = useState<ContestProblem>();
  const columns = useRejudgeColumns(contest.id, progress, setChosen);
  const { error, data, refetch } = problems;
  return (
    <>
      <Lead>{say('lead')}</Lead>
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <PlainTable
            label={say('title')}
            columns={columns}
            rows={data ?? []}
            rowKey={({ id }) => String(id)}
            loading={problems.isPending}
            density="comfortable"
            narrow="cards"
            empty={<EmptyState title={say('none')} />}
          />
        )}
      </Card>
      <Confirmation cid={contest.id} problem={chosen} total={totalOf(progress, chosen)} onClose={() => setChosen(undefined)} />
    </>
  );
}

type ProgressByProblem = ReadonlyMap<number, JudgingProgress> | undefined;

const totalOf = (progress: ProgressByProblem, problem: ContestProblem | undefined) => (problem && progress?.get(problem.pid)?.total) ?? 0;

interface ConfirmationProps {
  cid: number;
  problem: ContestProblem | undefined;
  total: number;
  onClose: () => void;
}

function Confirmation({ cid, problem, total, onClose }: ConfirmationProps) {
  const say = usePhrases(rejudgePhrases);
  const toast = useToast();
  const rejudge = useRejudgeProblem(cid);
  return (
    <ConfirmDialog
      title={say('confirmTitle', { problem: problem?.displayId ?? '' })}
      description={say('confirmText', { total })}
      confirm={say('rejudge')}
      count={total}
      open={problem !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        if (!problem) return;
        const judged = await rejudge.mutateAsync(problem.pid);
        toast({ tone: 'success', title: say('done', judged) });
      }}
    />
  );
}

function useRejudgeColumns(
  cid: number,
  progress: ProgressByProblem,
  onChoose: (problem: ContestProblem) => void,
): readonly Column<ContestProblem>[] {
  const say = usePhrases(rejudgePhrases);
  const { data: proposals } = useRejudgeProposals(cid);
  return useMemo(
    () => [
      {
        key: 'problem',
        header: say('problem'),
        cell: ({ displayId, displayTitle }) => (
          <Title>
            <b>{displayId}</b> {displayTitle}
          </Title>
        ),
      },
      { key: 'submissions', header: say('submissions'), align: 'end', width: '112px', cell: ({ pid }) => progress?.get(pid)?.total ?? 0 },
      {
        key: 'progress',
        header: say('progress'),
        width: '240px',
        cell: ({ pid, displayId }) => <Judged cid={cid} pid={pid} problem={displayId} progress={progress?.get(pid)} />,
      },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '216px',
        cell: problem => (
          <Actions>
            <ProposalButton
              cid={cid}
              problem={problem}
              hasProposal={proposals?.has(problem.pid) ?? false}
              disabled={!progress?.get(problem.pid)?.total}
            />
            <Button
              size="small"
              aria-label={say('rejudgeOf', { problem: problem.displayId })}
              disabled={!progress?.get(problem.pid)?.total}
              onClick={() => onChoose(problem)}
            >
              {say('rejudge')}
            </Button>
          </Actions>
        ),
      },
    ],
    [say, cid, progress, proposals, onChoose],
  );
}

interface JudgedProps {
  cid: number;
  pid: number;
  problem: string;
  progress: JudgingProgress | undefined;
}

function Judged({ cid, pid, problem, progress }: JudgedProps) {
  const say = usePhrases(rejudgePhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const stop = useStopRejudge(cid);
  if (!progress) return null;
  const { total, underway } = progress;
  if (underway === 0) return <Done>{say('allJudged')}</Done>;
  const done = total - underway;
  return (
    <Going>
      <Progress
        label={say('progressOf', { problem })}
        value={done}
        max={total}
        valueText={say('judged', { done, total })}
        tone="running"
        showText
      />
      <Button
        size="small"
        aria-label={say('stopOf', { problem })}
        pending={stop.isPending}
        onClick={() =>
          stop.mutate(pid, { onSuccess: stopped => toast({ tone: 'success', title: say('stopped', stopped) }), onError: showError })
        }
      >
        {say('stop')}
      </Button>
    </Going>
  );
}

const Going = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Actions = styled.span`
  display: inline-flex;
  gap: ${theme.space[3]};
`;

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Title = styled.bdi`
  overflow-wrap: anywhere;
`;

const Done = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;
