import type { Submission } from '@oj/contract';
import { Card, formatMemory, formatTime, type JudgedCase, PageHeader, RelativeTime, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProblemLink } from '../links/ProblemLink';
import { measuresOf } from './record';
import { submissionPhrases } from './submissionPhrases';
import type { Progress } from './useSubmission';
import { VerdictLine } from './VerdictLine';

interface SubmissionBannerProps {
  submission: Submission;
  progress: Progress | undefined;
  place: number | undefined;
  cases: readonly JudgedCase[] | undefined;
}

/** The head of a submission: its problem, its verdict and the facts about it. */
export function SubmissionBanner({ submission, progress, place, cases }: SubmissionBannerProps) {
  const say = usePhrases(submissionPhrases);
  const { timeMs, memoryKb } = measuresOf(submission);
  const facts: [name: string, value: ReactNode][] = [
    [say('time'), formatTime(timeMs)],
    [say('memory'), formatMemory(memoryKb)],
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
