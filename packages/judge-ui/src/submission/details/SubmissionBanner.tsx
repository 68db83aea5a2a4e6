import type { GrantedLimits, Submission } from '@oj/contract';
import { type JudgedCase, PageHeader, SubmissionDetail, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { ProblemLink } from '../../links/ProblemLink';
import { caseLimitsOf } from './caseLimits';
import { toRecord } from '../record';
import { submissionPhrases } from '../submissionPhrases';
import type { Progress } from '../useSubmission';
import { VerdictLine } from '../VerdictLine';

interface SubmissionBannerProps {
  submission: Submission;
  limits: GrantedLimits | undefined;
  progress: Progress | undefined;
  place: number | undefined;
  cases: readonly JudgedCase[] | undefined;
}

/** The head of a submission: its problem, its verdict and the facts about it. */
export function SubmissionBanner({ submission, limits, progress, place, cases }: SubmissionBannerProps) {
  const say = usePhrases(submissionPhrases);
  const isOther = limits && (limits.timeFactor !== 1 || limits.memoryFactor !== 1);
  return (
    <div>
      <PageHeader
        title={
          <ProblemLink problemId={submission.displayId}>
            <Id>{submission.displayId}</Id> {submission.title}
          </ProblemLink>
        }
        kicker={say('one', { id: submission.submitId })}
      />
      <SubmissionDetail
        submission={toRecord(submission, undefined)}
        limits={caseLimitsOf(limits)}
        limitsNote={
          isOther &&
          say('factor', {
            language: submission.language,
            time: limits.timeFactor,
            memory: limits.memoryFactor,
            timeMs: limits.timeMs,
            memoryMb: limits.memoryMb,
          })
        }
        verdict={<VerdictLine status={submission.status} score={submission.score} progress={progress} place={place} cases={cases} />}
      />
    </div>
  );
}

const Id = styled.span`
  color: ${theme.color.text3};
  font-weight: 400;
`;
