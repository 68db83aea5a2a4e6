import type { Contest, ContestProblem } from '@oj/contract';
import { Countdown, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { ProblemLetters } from '../../problem/ProblemLetters';
import { WorkspaceBar } from '../../problem/workspace/WorkspaceBar';
import { AnnouncementNotice } from '../AnnouncementNotice';
import { contestProblemPhrases } from '../problems/contestProblemPhrases';
import { ContestTabs } from '../ContestTabs';
import { timesOf } from '../summaryOf';

interface ContestBarProps {
  contest: Contest;
  serverOffsetMs: number;
  problems: readonly ContestProblem[];
  /** Display id of the problem that is shown. */
  current: string;
  /** Whether the bar shows the pages of the contest. In focus mode it does not: the bar of the site shows them. */
  withTabs: boolean;
}

/** The bar above a problem of a contest: the pages of the contest, its problems with the reader's status, and the time. */
export function ContestBar({ contest, serverOffsetMs, problems, current, withTabs }: ContestBarProps) {
  const say = usePhrases(contestProblemPhrases);
  const letters = useMemo(() => problems.map(problem => ({ ...problem, title: problem.displayTitle })), [problems]);
  return (
    <WorkspaceBar>
      <AnnouncementNotice contest={contest} />
      {withTabs && <ContestTabs contest={contest} tab="problems" />}
      <ProblemLetters label={say('label')} problems={letters} current={current} />
      <Countdown {...timesOf(contest)} serverOffsetMs={serverOffsetMs} />
    </WorkspaceBar>
  );
}
