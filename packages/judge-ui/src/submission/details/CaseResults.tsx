import { isUnderway, Status, type Submission } from '@oj/contract';
import { CaseGrid, type JudgedCase, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { CaseFiles } from './CaseFiles';
import { caseLimitsOf } from './caseLimits';
import { useToCase, useToResults } from '../record';
import { submissionPhrases } from '../submissionPhrases';
import { useNoJudge } from '../useNoJudge';
import type { useSubmission } from '../useSubmission';

interface CaseResultsProps extends Pick<ReturnType<typeof useSubmission>, 'cases' | 'progress' | 'limits' | 'casesHiddenBy'> {
  submission: Submission;
  openCase: number | undefined;
  onOpenCaseChange: ((place: number) => void) | undefined;
}

/** The cases of a submission as far as they are known, or why there are none. */
export function CaseResults({ submission, cases, progress, limits, casesHiddenBy, openCase, onOpenCaseChange }: CaseResultsProps) {
  const say = usePhrases(submissionPhrases);
  const toCase = useToCase();
  const toResults = useToResults();
  const noJudge = useNoJudge(submission.status === Status.pending);
  const results = cases.data ? toResults(cases.data) : undefined;
  const shown = results?.cases ?? progress?.cases.map(toCase) ?? [];
  if (cases.error && !results) return <FailedQuery title={say('casesFailed')} error={cases.error} onRetry={cases.refetch} />;
  if (shown.length === 0) return <Quiet>{say(noJudge ? 'noJudge' : reasonForNone(submission, cases, casesHiddenBy))}</Quiet>;
  const files = (judged: JudgedCase) => <CaseFiles judged={cases.data?.judgeCaseList.find(({ seq }) => seq === judged.place)} />;
  return (
    <>
      {cases.data?.isDataChanged && <Note>{say('dataChanged')}</Note>}
      <CaseGrid
        cases={shown}
        {...(results?.subtasks && { subtasks: results.subtasks })}
        total={results ? undefined : progress?.total}
        limits={caseLimitsOf(limits)}
        renderDetail={files}
        {...(openCase !== undefined && { selected: openCase })}
        {...(onOpenCaseChange && { onSelectedChange: onOpenCaseChange })}
      />
    </>
  );
}

/** Verdicts that come without a run of the program. */
const withoutRun: ReadonlySet<Status> = new Set([Status.cancelled, Status.systemError, Status.submittedFailed]);

function reasonForNone(
  { status }: Submission,
  { data, isPending }: CaseResultsProps['cases'],
  hiddenBy: CaseResultsProps['casesHiddenBy'],
) {
  if (isUnderway(status)) return 'casesAppear';
  if (isPending) return 'casesLoading';
  if (data || withoutRun.has(status) || hiddenBy === null) return 'casesNone';
  return hiddenBy === 'contest' ? 'casesAfterContest' : 'casesHidden';
}

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.body};
`;

const Note = styled(Quiet)`
  margin-bottom: ${theme.space[5]};
`;
