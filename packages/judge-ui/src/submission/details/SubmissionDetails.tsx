import { Status, type Submission } from '@oj/contract';
import { Card, CodeView, codeLanguageOf, EmptyState, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { GroupScope } from '../../links/PageScope';
import { FailedPage } from '../../page/FailedPage';
import { NotFound } from '../../page/NotFound';
import { useTitle } from '../../site/useSite';
import { errorLines } from './errorLines';
import { JudgeMessage } from './JudgeMessage';
import { CaseResults } from './CaseResults';
import { CompilerWarnings } from './CompilerWarnings';
import { useToResults } from '../record';
import { ShareButton } from './ShareButton';
import { SubmissionBanner } from './SubmissionBanner';
import { SubmissionSkeleton } from './SubmissionSkeleton';
import { submissionPhrases } from '../submissionPhrases';
import { useSubmission } from '../useSubmission';

export interface SubmissionDetailsProps {
  id: number;
  /** The group whose pages these are: a submission that is not of it is not there. */
  gid?: number | undefined;
  /** Number of the case that is open; by default the one that decided. */
  openCase?: number | undefined;
  onOpenCaseChange?: (place: number) => void;
}

/** One submission: verdict, cases, code. While it is judged, everything arrives by itself. */
export function SubmissionDetails({ id, gid, openCase, onOpenCaseChange }: SubmissionDetailsProps) {
  const say = usePhrases(submissionPhrases);
  const toResults = useToResults();
  const { detail, submission, limits, casesHiddenBy, cases, progress, place } = useSubmission(id);
  useTitle(say('one', { id }));
  if (detail.error && !submission) return <FailedPage title={say('failed', { id })} error={detail.error} onRetry={detail.refetch} />;
  if (!submission) return <SubmissionSkeleton />;
  if (gid !== undefined && submission.gid !== gid) return <NotFound />;
  const finished = cases.data ? toResults(cases.data).cases : undefined;
  const sections = (
    <Sections>
      <SubmissionBanner submission={submission} limits={limits} progress={progress} place={place} cases={finished} />
      <JudgeMessage submission={submission} />
      {submission.status !== Status.compileError && !submission.isRemote && (
        <Cases title={say('cases')}>
          <CaseResults {...{ submission, cases, progress, limits, casesHiddenBy, openCase, onOpenCaseChange }} />
        </Cases>
      )}
      {submission.compilerWarnings && <CompilerWarnings text={submission.compilerWarnings} />}
      <Code submission={submission} isShareable={detail.data?.codeShare ?? false} />
    </Sections>
  );
  return submission.gid === null ? sections : <GroupScope gid={submission.gid}>{sections}</GroupScope>;
}

function Code({ submission, isShareable }: { submission: Submission; isShareable: boolean }) {
  const say = usePhrases(submissionPhrases);
  const { code, language, errorMessage, status } = submission;
  if (code === null) {
    return (
      <Card title={say('code')}>
        <EmptyState title={say('hiddenCode')} picture="none" />
      </Card>
    );
  }
  return (
    <CodeView
      code={code}
      caption={language}
      actions={<ShareButton submission={submission} isAllowed={isShareable} />}
      language={codeLanguageOf(language)}
      markedLines={status === Status.compileError ? errorLines(errorMessage) : []}
    />
  );
}

/** Has the height of a few cases before they have come. */
const Cases = styled(Card)`
  min-height: 220px;
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;
