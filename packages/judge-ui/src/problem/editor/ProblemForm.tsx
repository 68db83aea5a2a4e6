import { problemVisibilities, type WholeProblem } from '@oj/contract';
import { Button, PageHeader, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormProvider, type FieldErrors, set, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { usePageScope } from '../../links/PageScope';
import { editedProblemsAddress } from '../../links/problemEditorAddress';
import { useAdminScope } from '../../page/AdminScope';
import { BackLink } from '../../parts/BackLink';
import { QuietLine } from '../../parts/formParts';
import { useUnsaved } from '../../session/unsaved';
import { useTitle } from '../../site/useSite';
import { ButtonLink } from '../../parts/ButtonLink';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { SaveBar } from '../../parts/SaveBar';
import { BasicsSection } from './BasicsSection';
import { CasesSection } from './CasesSection';
import { ContestSection } from './ContestSection';
import { FaultSummary } from './FaultSummary';
import { faultsOf } from './faultsOf';
import { FilesSection } from './FilesSection';
import { JudgeSection } from './JudgeSection';
import { LanguagesSection } from './LanguagesSection';
import { Outline } from './Outline';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';
import { SamplesSection } from './SamplesSection';
import { StatementSections } from './StatementSections';
import { usePublishGuard } from '../checks/usePublishGuard';
import { useFormDraft } from '../../parts/useFormDraft';
import { type ProblemContest, useOpenedProblem, useSaveProblem } from './useProblemForm';

const ProblemChecks = lazy(async () => ({ default: (await import('../checks/ProblemChecks')).ProblemChecks }));
const ReferenceSolutions = lazy(async () => ({ default: (await import('./ReferenceSolutions')).ReferenceSolutions }));

interface ProblemFormProps {
  /** The contest that the problem is made or edited for. */
  contest?: ProblemContest | undefined;
  /** The number of the problem; absent for a new one. */
  pid?: number | undefined;
  /** A new problem was created. */
  onCreated: (pid: number) => void;
}

/** The editor of a problem. */
export function ProblemForm({ contest, pid, onCreated }: ProblemFormProps) {
  const say = usePhrases(problemFormPhrases);
  const { gid, addresses } = usePageScope();
  const { addresses: adminAddresses } = useAdminScope();
  const { data, error, refetch } = useOpenedProblem(pid, contest);
  const heading = pid === undefined ? say('create') : say('edit', { id: data?.problem?.problemId ?? '…' });
  useTitle(heading);
  return (
    <>
      <PageHeader
        kicker={
          <BackLink to={contest ? adminAddresses.contestProblems(contest.cid) : editedProblemsAddress(gid)}>
            <ArrowLeft aria-hidden /> {say(contest ? 'toContest' : 'toList')}
          </BackLink>
        }
        title={heading}
        actions={
          data?.problem && (
            <ButtonLink to={contest ? contestPage(contest, data.values) : addresses.problem(data.problem.problemId)} target="_blank">
              <ExternalLink aria-hidden /> {say('see')}
            </ButtonLink>
          )
        }
      />
      {error && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && <Fields key={pid ?? 'new'} contest={contest} pid={pid} before={data.values} problem={data.problem} onCreated={onCreated} />}
    </>
  );
}

const contestPage = ({ cid }: ProblemContest, { entry }: ProblemValues) => `/contest/${cid}/problem/${entry?.displayId ?? ''}`;
const draftKey = (contest: ProblemContest | undefined, gid: number | undefined, pid: number | undefined) =>
  `oj.desk.${contest ? `contest.${contest.cid}.` : gid === undefined ? '' : `group.${gid}.`}problem.${pid ?? 'new'}`;

interface FieldsProps extends ProblemFormProps {
  before: ProblemValues;
  problem: WholeProblem | undefined;
}

function Fields({ contest, pid, before, problem, onCreated }: FieldsProps) {
  const say = usePhrases(problemFormPhrases);
  const { gid } = usePageScope();
  const [saved, setSaved] = useState(before);
  const form = useForm<ProblemValues>({ defaultValues: before, resolver: values => resolve(values, saved), shouldFocusError: false });
  const draft = useFormDraft(form, draftKey(contest, gid, pid), problem?.gmtModified.getTime() ?? 0);
  const attachments = useAttachments(gid);
  useUnsaved(form.formState.isDirty);
  const { submit, refusal, dialog } = useSubmit(form.handleSubmit, { contest, pid }, saved, made => {
    attachments.settle(JSON.stringify(made.values));
    draft.forget(made.problem.gmtModified.getTime());
    setSaved(made.values);
    form.reset(made.values);
    if (pid === undefined) onCreated(made.pid);
  });
  const discard = () => {
    draft.forget();
    form.reset(saved);
  };
  return (
    <FormProvider {...form}>
      {dialog}
      <LeaveGuard active={form.formState.isDirty && !form.formState.isSubmitting} keepsDraft />
      <Columns>
        <Parts>
          <Form noValidate onSubmit={submit}>
            {draft.isRestored && (
              <Restored>
                <QuietLine as="output">
                  {say('restored')} {draft.isOvertaken && say('overtaken', { name: problem?.modifiedUser ?? problem?.author ?? '' })}
                </QuietLine>
                <Button size="small" onClick={discard}>
                  {say('discard')}
                </Button>
              </Restored>
            )}
            <FaultSummary />
            {contest && <ContestSection />}
            <BasicsSection
              isRemote={problem?.isRemote ?? false}
              isPublic={saved.auth === problemVisibilities.public}
              inContest={!!contest}
            />
            <StatementSections attachments={attachments} />
            <SamplesSection />
            <LanguagesSection />
            <JudgeSection pid={pid} />
            <CasesSection />
            <FilesSection />
            <SaveBar isNew={pid === undefined} keepsDraft refusal={refusal} onDiscard={discard} />
          </Form>
          {pid !== undefined && (
            <Suspense>
              <ReferenceSolutions pid={pid} />
              <ProblemChecks pid={pid} />
            </Suspense>
          )}
        </Parts>
        <div data-part="outline">
          <Outline inContest={!!contest} isNew={pid === undefined} />
        </div>
      </Columns>
    </FormProvider>
  );
}

function resolve(values: ProblemValues, before: ProblemValues) {
  const errors: FieldErrors<ProblemValues> = {};
  for (const [place, message] of Object.entries(faultsOf(values, before))) set(errors, place, { type: 'fault', message });
  return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
}

type Made = Awaited<ReturnType<ReturnType<typeof useSaveProblem>['mutateAsync']>>;

function useSubmit(
  handleSubmit: ReturnType<typeof useForm<ProblemValues>>['handleSubmit'],
  { contest, pid }: Pick<ProblemFormProps, 'contest' | 'pid'>,
  before: ProblemValues,
  onSaved: (made: Made) => void,
) {
  const say = usePhrases(problemFormPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { mutateAsync } = useSaveProblem(pid, contest);
  const { mayPublish, dialog } = usePublishGuard();
  const [refusal, setRefusal] = useState<string>();
  const submit = handleSubmit(async values => {
    setRefusal(undefined);
    if (
      pid !== undefined &&
      values.auth === problemVisibilities.public &&
      before.auth !== problemVisibilities.public &&
      !(await mayPublish(pid))
    )
      return;
    try {
      const made = await mutateAsync({ values, before });
      toast({ tone: 'success', title: say(pid === undefined ? 'created' : 'saved') });
      onSaved(made);
    } catch (reason) {
      setRefusal(sentenceFor(reason, sayError));
    }
  });
  return { submit, refusal, dialog };
}

const Waiting = () => (
  <Form as="div">
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={480} />
  </Form>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 176px;
  gap: ${theme.space[8]};
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-part='outline'] {
      display: none;
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[7]};
  min-width: 0;
`;

/** Reference solutions are stored by themselves: they are no part of the form. */
const Parts = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  min-width: 0;
`;

const Restored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.warnSoft};
  & > output {
    color: ${theme.color.text};
  }
`;
