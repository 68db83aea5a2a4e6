import type { Contest } from '@oj/contract';
import { usePhrases, useServerClock } from '@oj/ui';
import { LoggedIn } from '../../account/LoggedIn';
import { useScopeRefusal } from '../../api/useScopeRefusal';
import { ContestScope } from '../../links/PageScope';
import { FailedPage } from '../../page/FailedPage';
import { LoginFirst } from '../../page/LoginFirst';
import { Page } from '../../page/Page';
import { ProblemWorkspace, type ProblemWorkspaceProps } from '../../problem/workspace/ProblemWorkspace';
import { ClosedTab } from '../ClosedTab';
import { ContestBar } from './ContestBar';
import { contestPhrases } from '../contestPhrases';
import { offsetOf, pauseOf } from '../summaryOf';
import { useBeforeSubmit } from './useBeforeSubmit';
import { useContest } from '../useContest';
import { useContestProblems } from '../problems/useContestProblems';

export interface ContestWorkspaceProps extends Omit<ProblemWorkspaceProps, 'above' | 'submitRefusal' | 'beforeSubmit'> {
  cid: number;
}

/**
 * A problem of a contest: the workspace of practice, with calls, addresses and drafts of the contest. For who has logged in; the address of
 * the full-screen view is public.
 */
export function ContestWorkspace(props: ContestWorkspaceProps) {
  return (
    <LoggedIn toVisitors={props.focus?.isOn && <LoginFirst />}>
      {() => (
        <ContestScope cid={props.cid}>
          <Opened {...props} />
        </ContestScope>
      )}
    </LoggedIn>
  );
}

function Opened({ cid, ...workspace }: ContestWorkspaceProps) {
  const say = usePhrases(contestPhrases);
  const { data: contest, error, refetch, dataUpdatedAt } = useContest(cid);
  if (contest?.powers.read) {
    return <InContest contest={contest} serverOffsetMs={offsetOf(contest.now, dataUpdatedAt)} {...workspace} />;
  }
  return (
    <Page aria-busy={(!contest && !error) || undefined}>
      {contest && <ClosedTab contest={contest} />}
      {error && !contest && <FailedPage title={say('failed')} error={error} onRetry={refetch} />}
    </Page>
  );
}

interface InContestProps extends Omit<ContestWorkspaceProps, 'cid'> {
  contest: Contest;
  serverOffsetMs: number;
}

function InContest({ contest, serverOffsetMs, ...workspace }: InContestProps) {
  const sayRefusal = useScopeRefusal();
  const { data: problems = [] } = useContestProblems(contest.id);
  const { submit, refusal } = contest.powers;
  const hasPause = contest.pauses.some(({ endTime }) => endTime > contest.now);
  const nowMs = useServerClock({ serverOffsetMs, ticking: hasPause });
  const isClosed = pauseOf(contest, nowMs)?.keepsSubmissions === false;
  const before = useBeforeSubmit(
    contest,
    problems.find(({ displayId }) => displayId === workspace.problemId),
  );
  return (
    <>
      <ProblemWorkspace
        {...workspace}
        submitRefusal={submit && !isClosed ? undefined : sayRefusal(submit ? 'contest.paused' : refusal)}
        beforeSubmit={before.ask}
        above={
          <ContestBar
            contest={contest}
            serverOffsetMs={serverOffsetMs}
            problems={problems}
            current={workspace.problemId}
            withTabs={!workspace.focus?.isOn}
          />
        }
      />
      {before.dialog}
    </>
  );
}
