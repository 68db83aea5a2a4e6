import { ApiError, contestTypes, type EditedContest, type ErrorCode } from '@oj/contract';
import { Skeleton, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink, ListOrdered, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { useItemName } from '../../page/ItemNames';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { BackLink } from '../../parts/BackLink';
import { ButtonLink } from '../../parts/ButtonLink';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { SaveBar } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { type Question, useQuestion } from '../../parts/form/useQuestion';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { boardPhrases } from '../board/boardPhrases';
import { offsetOf } from '../summaryOf';
import { AwardsSection } from './AwardsSection';
import { BasicsSection } from './BasicsSection';
import { BoardSection } from './BoardSection';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, type Fault, faultsOf, opensBoard } from './contestValues';
import { EntrySection } from './EntrySection';
import { TimesSection } from './TimesSection';
import { useOpenedContest, useSaveContest } from './useContestAdmin';

interface ContestFormProps {
  /** The number of the contest; absent for a new one. */
  cid?: number | undefined;
  /** A new contest was created. */
  onCreated: (cid: number) => void;
}

/** The editor of a contest. */
export function ContestForm({ cid, onCreated }: ContestFormProps) {
  const say = usePhrases(contestFormPhrases);
  const { data, error, refetch, dataUpdatedAt } = useOpenedContest(cid);
  const { addresses } = useAdminScope();
  const heading = say(cid === undefined ? 'create' : 'edit');
  useAdminTitle(heading);
  const [savedTitle, setSavedTitle] = useState<string>();
  useItemName('contest', cid, savedTitle ?? data?.contest?.title);
  return (
    <>
      <AdminHeader
        kicker={
          <BackLink to={addresses.contests}>
            <ArrowLeft aria-hidden /> {say('toList')}
          </BackLink>
        }
        title={heading}
        actions={cid !== undefined && <Links cid={cid} />}
      />
      {error && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={480} />}
      {data && (
        <Fields
          key={cid ?? 'new'}
          cid={cid}
          before={data.values}
          contest={data.contest}
          serverOffsetMs={offsetOf(data.contest?.now, dataUpdatedAt)}
          onReload={refetch}
          onCreated={onCreated}
          onTitle={setSavedTitle}
        />
      )}
    </>
  );
}

function Links({ cid }: { cid: number }) {
  const say = usePhrases(contestFormPhrases);
  const { addresses } = useAdminScope();
  return (
    <>
      <ButtonLink to={addresses.contestProblems(cid)}>
        <ListOrdered aria-hidden /> {say('problems')}
      </ButtonLink>
      <ButtonLink to={addresses.contestAnnouncements(cid)}>
        <Megaphone aria-hidden /> {say('announcements')}
      </ButtonLink>
      <ButtonLink to={`/contest/${cid}`} target="_blank">
        <ExternalLink aria-hidden /> {say('see')}
      </ButtonLink>
    </>
  );
}

/** Refusals that are about the times. */
const errorFields: Partial<Record<ErrorCode, keyof ContestValues>> = {
  'contest.wouldBeOver': 'endTime',
  'contest.endInPause': 'endTime',
  'contest.movedMeanwhile': 'endTime',
};

interface FieldsProps extends ContestFormProps {
  before: ContestValues;
  contest: EditedContest | undefined;
  /** Clock of the server minus clock of this device, in ms. */
  serverOffsetMs: number;
  /** Reads the contest again. */
  onReload: () => Promise<unknown>;
  onTitle: (saved: string) => void;
}

function Fields({ cid, before, contest, serverOffsetMs, onReload, onCreated, onTitle }: FieldsProps) {
  const say = usePhrases(contestFormPhrases);
  const toast = useToast();
  const attachments = useAttachments();
  const { mutateAsync } = useSaveContest(cid);
  const isNew = cid === undefined;
  const [isMoved, setIsMoved] = useState(false);
  const opening = useQuestion();
  const form = useSaveForm({
    stored: before,
    shouldFocusError: false,
    faultsOf: values => faultsOf(values, cid),
    sayFault: (fault: Fault) => say(fault),
    errorFields,
    save: async (values, _, stored) => {
      setIsMoved(false);
      if (!isNew && opensBoard(stored, values, new Date(Date.now() + serverOffsetMs)) && !(await opening.ask(undefined))) return false;
      try {
        return await mutateAsync({ values, stored });
      } catch (reason) {
        setIsMoved(reason instanceof ApiError && reason.code === 'contest.movedMeanwhile');
        throw reason;
      }
    },
    storedAfter: (_, sent) => ({ ...sent, pwd: '', hasPassword: sent.hasPassword || !!sent.pwd }),
    onSaved: (made, sent) => {
      attachments.settle(sent.description);
      toast({ tone: 'success', title: say(isNew ? 'created' : 'saved') });
      onTitle(sent.title);
      if (isNew) onCreated(made);
    },
  });
  const reload = async () => {
    await onReload();
    setIsMoved(false);
    form.methods.clearErrors('endTime');
  };
  return (
    <SaveForm form={form}>
      <FaultSummary sectionOf={field => say(sectionOf(field))} />
      <BasicsSection isNew={isNew} attachments={attachments} />
      <TimesSection contest={contest} serverOffsetMs={serverOffsetMs} onReload={isMoved ? () => void reload() : undefined} />
      <EntrySection />
      <BoardSection />
      <AwardsSection />
      <SaveBar isNew={isNew} />
      <OpenBoardQuestion type={contest?.type} {...opening} />
    </SaveForm>
  );
}

/** A freeze that has begun since the form was opened is not ended by the way: what becomes visible is told first. */
function OpenBoardQuestion({ type, asked, answer }: Question<undefined> & { type: number | undefined }) {
  const say = usePhrases(boardPhrases);
  return (
    <ConfirmDialog
      title={say('openBoardAsk')}
      description={say(type === contestTypes.oi ? 'openOi' : 'openAcm')}
      confirm={say('openBoard')}
      tone="primary"
      open={asked !== undefined}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
}

const sections: Partial<Record<string, 'times' | 'entry' | 'awards' | 'board'>> = {
  startTime: 'times',
  endTime: 'times',
  sealRank: 'times',
  sealChoice: 'times',
  sealRankTime: 'times',
  auth: 'entry',
  pwd: 'entry',
  rule: 'entry',
  starAccount: 'entry',
  rankShowName: 'board',
  countsWholeMinutes: 'board',
  oiRankScoreType: 'board',
  awardType: 'awards',
  awards: 'awards',
};
const sectionOf = (field: string) => sections[field.split('.')[0] ?? ''] ?? 'basics';
