import { isUnderway, type Submission } from '@oj/contract';
import {
  Card,
  CaseGrid,
  CodeView,
  codeLanguageOf,
  EmptyState,
  formatMemory,
  formatTime,
  PageHeader,
  RelativeTime,
  Skeleton,
  theme,
  usePhrases,
  VerdictSeal,
} from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { ProblemLink } from '../problem/ProblemLink';
import { useTitle } from '../site/useSite';
import { JudgeMessage } from './JudgeMessage';
import { toCase } from './record';
import { submissionPhrases } from './submissionPhrases';
import { type Progress, useSubmission } from './useSubmission';

/** One submission: verdict, cases, code. While it is judged, everything arrives by itself. */
export function SubmissionDetails({ id }: { id: number }) {
  const say = usePhrases(submissionPhrases);
  useTitle(say('one', { id }));
  const { detail, submission, cases, progress } = useSubmission(id);
  if (detail.error && !submission) return <FailedQuery error={detail.error} onRetry={detail.refetch} />;
  if (!submission) return <Skeleton lines={8} />;
  const finished = cases.data?.judgeCaseList.map(toCase);
  return (
    <>
      <Banner submission={submission} progress={progress} />
      <JudgeMessage submission={submission} />
      <Cases>
        <Card title={say('cases')}>
          {isUnderway(submission.status) && !progress && <p>{say('casesAppear')}</p>}
          {!isUnderway(submission.status) && cases.data === null && <p>{say('noCases')}</p>}
          {(finished?.length || progress) && (
            <CaseGrid cases={finished ?? progress?.cases.map(toCase) ?? []} total={finished ? undefined : progress?.total} />
          )}
        </Card>
      </Cases>
      {submission.code === null ? (
        <Card title={say('code')}>
          <EmptyState title={say('hiddenCode')} picture="none" />
        </Card>
      ) : (
        <CodeView code={submission.code} language={codeLanguageOf(submission.language)} />
      )}
    </>
  );
}

function Banner({ submission, progress }: { submission: Submission; progress: Progress | undefined }) {
  const say = usePhrases(submissionPhrases);
  const facts: [name: string, value: React.ReactNode][] = [
    [say('time'), formatTime(submission.time)],
    [say('memory'), formatMemory(submission.memory)],
    [say('language'), submission.language],
    [say('length'), submission.length],
    [say('author'), <bdi key="author">{submission.username}</bdi>],
    [say('judger'), submission.judger ?? '–'],
    [say('submitted'), <RelativeTime key="submitted" at={submission.submitTime} />],
  ];
  return (
    <>
      <PageHeader
        title={
          <ProblemLink problemId={submission.displayPid}>
            {submission.displayPid} {submission.title}
          </ProblemLink>
        }
        kicker={say('one', { id: submission.submitId })}
      />
      <Facts>
        <Verdict aria-live="polite">
          <VerdictSeal status={submission.status} size="medium" score={submission.score} progress={progress} />
        </Verdict>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Facts>
    </>
  );
}

const Facts = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]} ${theme.space[9]};
  margin-block-end: ${theme.space[7]};
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[5]} ${theme.space[9]};
    margin: 0;
  }
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & dd {
    margin: 0;
    font: ${theme.font.strong};
  }
`;

const Verdict = styled.div`
  min-width: 150px;
`;

const Cases = styled.div`
  margin-block: ${theme.space[7]};
`;
