import type { Contest, ContestProblem } from '@oj/contract';
import { Countdown, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { questionAddress } from '../../links/contestAddress';
import { ProblemLetters } from '../../problem/ProblemLetters';
import { WorkspaceBar } from '../../problem/workspace/WorkspaceBar';
import { useSite } from '../../site/useSite';
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
  const { data: site } = useSite();
  const letters = useMemo(() => problems.map(problem => ({ ...problem, title: problem.displayTitle })), [problems]);
  return (
    <WorkspaceBar>
      <AnnouncementNotice contest={contest} />
      {withTabs && <ContestTabs contest={contest} tab="problems" />}
      <ProblemLetters label={say('label')} problems={letters} current={current} />
      {site?.openContestComment && !contest.powers.observe && <Ask to={questionAddress(contest.id, current)}>{say('ask')}</Ask>}
      <Countdown {...timesOf(contest)} serverOffsetMs={serverOffsetMs} />
    </WorkspaceBar>
  );
}

const Ask = styled(Link)`
  color: ${theme.color.text2};
  font: ${theme.font.body};
  text-decoration: none;
  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;
