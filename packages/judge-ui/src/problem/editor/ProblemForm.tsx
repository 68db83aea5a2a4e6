import { problemVisibilities, type WholeProblem } from '@oj/contract';
import { PageHeader, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { usePageScope } from '../../links/PageScope';
import { editedProblemsAddress } from '../../links/problemEditorAddress';
import { useAdminScope } from '../../page/AdminScope';
import { useItemName } from '../../page/ItemNames';
import { BackLink } from '../../parts/BackLink';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { SaveBar } from '../../parts/form/SaveBar';
import { SaveFormFields, SaveFormProvider } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { useTitle } from '../../site/useSite';
import { ButtonLink } from '../../parts/ButtonLink';
import { BasicsSection } from './BasicsSection';
import { CasesSection } from './cases/CasesSection';
import { ContestSection } from './ContestSection';
import { faultsOf } from './faultsOf';
import { FilesSection } from './FilesSection';
import { JudgeSection } from './JudgeSection';
import { LanguagesSection } from './LanguagesSection';
import { Outline } from './Outline';
import { problemFormPhrases } from './problemFormPhrases';
import { sectionOf, showSection } from './problemSections';
import type { ProblemValues } from './problemValues';
import { SamplesSection } from './SamplesSection';
import { StatementSections } from './StatementSections';
import { usePublishGuard } from '../checks/usePublishGuard';
import { type ProblemContest, useOpenedProblem, useSaveProblem } from './useProblemForm';

const ProblemChecks = lazy(async () => ({ default: (await import('../checks/ProblemChecks')).ProblemChecks }));
const ReferenceSolutions = lazy(async () => ({ default: (await import('../reference/ReferenceSolutions')).ReferenceSolutions }));

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
  useItemName('problem', pid, data?.problem && `${data.problem.problemId} ${data.problem.title}`);
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
  const toast = useToast();
  const { gid } = usePageScope();
  const attachments = useAttachments(gid);
  const { mutateAsync } = useSaveProblem(pid, contest);
  const { mayPublish, dialog } = usePublishGuard();
  const isNew = pid === undefined;
  const form = useSaveForm({
    stored: before,
    shouldFocusError: false,
    draft: { key: draftKey(contest, gid, pid), changedAt: problem?.gmtModified.getTime() ?? 0 },
    faultsOf,
    // The phrases of faults have no slots.
    sayFault: fault => say(fault as 'required'),
    save: async (values, _, stored) => {
      const isPublished = isPublic(values) && !isPublic(stored);
      return (isNew || !isPublished || (await mayPublish(pid))) && mutateAsync({ values, before: stored });
    },
    storedAfter: ({ values }) => values,
    onSaved: made => {
      attachments.settle(JSON.stringify(made.values));
      toast({ tone: 'success', title: say(isNew ? 'created' : 'saved') });
      if (isNew) onCreated(made.pid);
    },
  });
  const changedBy = problem?.modifiedUser ?? problem?.author ?? '';
  return (
    <SaveFormProvider form={form}>
      {dialog}
      <Columns>
        <Parts>
          <SaveFormFields overtaken={say('overtaken', { name: changedBy })}>
            <FaultSummary sectionOf={field => say(sectionOf(field))} onShow={field => showSection(sectionOf(field))} />
            {contest && <ContestSection />}
            <BasicsSection
              isRemote={problem?.isRemote ?? false}
              isPublic={isPublic(form.methods.formState.defaultValues ?? before)}
              inContest={!!contest}
            />
            <StatementSections attachments={attachments} />
            <SamplesSection />
            <LanguagesSection />
            <JudgeSection pid={pid} />
            <CasesSection />
            <FilesSection />
            <SaveBar isNew={isNew} />
          </SaveFormFields>
          {pid !== undefined && (
            <Suspense>
              <ReferenceSolutions pid={pid} />
              <ProblemChecks pid={pid} />
            </Suspense>
          )}
        </Parts>
        <div data-part="outline">
          <Outline inContest={!!contest} isNew={isNew} />
        </div>
      </Columns>
    </SaveFormProvider>
  );
}

const isPublic = ({ auth }: Partial<Pick<ProblemValues, 'auth'>>) => auth === problemVisibilities.public;

const Waiting = () => (
  <Parts>
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={480} />
  </Parts>
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

/** Reference solutions are stored by themselves: they are no part of the form. */
const Parts = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  min-width: 0;
`;
