import type { GrantedLimits, Submission } from '@oj/contract';
import { Card, formatMemory, formatTime, type JudgedCase, LimitsBar, PageHeader, RelativeTime, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProblemLink } from '../links/ProblemLink';
import { caseLimitsOf } from './caseLimits';
import { measuresOf } from './record';
import { submissionPhrases } from './submissionPhrases';
import type { Progress } from './useSubmission';
import { VerdictLine } from './VerdictLine';

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
  const { timeMs, memoryKb } = measuresOf(submission);
  const granted = caseLimitsOf(limits);
  const hasBars = granted && timeMs !== null && memoryKb !== null;
  const measures: [name: string, value: ReactNode][] = [
    [say('time'), formatTime(timeMs)],
    [say('memory'), formatMemory(memoryKb)],
  ];
  const facts: [name: string, value: ReactNode][] = [
    ...(hasBars ? [] : measures),
    [say('language'), submission.language],
    [say('length'), say('characters', { count: submission.length ?? 0 })],
    [say('author'), <bdi key="author">{submission.username}</bdi>],
    [say('judger'), submission.judger ?? '—'],
    [say('submitted'), <RelativeTime key="submitted" at={submission.submitTime} />],
  ];
  if (submission.score !== null) facts.unshift([say('score'), submission.score]);
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
      <Card>
        <Row>
          <VerdictLine status={submission.status} score={submission.score} progress={progress} place={place} cases={cases} />
          {hasBars && (
            <Used>
              <LimitsBar kind="time" used={timeMs} limit={granted.timeMs} />
              <LimitsBar kind="memory" used={memoryKb} limit={granted.memoryKb} />
              {limits && (limits.timeFactor !== 1 || limits.memoryFactor !== 1) && (
                <small>
                  {say('factor', {
                    language: submission.language,
                    time: limits.timeFactor,
                    memory: limits.memoryFactor,
                    timeMs: limits.timeMs,
                    memoryMb: limits.memoryMb,
                  })}
                </small>
              )}
            </Used>
          )}
          <Facts>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Row>
      </Card>
    </div>
  );
}

const Id = styled.span`
  color: ${theme.color.text3};
  font-weight: 400;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block-end: -${theme.space[2]};
  gap: ${theme.space[6]} ${theme.space[10]};
`;

/** Against what the language is granted. */
const Used = styled.div`
  display: grid;
  flex: 1 1 320px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[7]};
  max-width: 460px;
  & > small {
    grid-column: 1 / -1;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[9]};
  margin: 0;
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & dd {
    margin: ${theme.space[1]} 0 0;
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  ${theme.phone} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
    width: 100%;
  }
`;
