import { Skeleton, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink, ListOrdered, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { useItemName } from '../../page/ItemNames';
import { BackLink } from '../../parts/BackLink';
import { ButtonLink } from '../../parts/ButtonLink';
import { FaultSummary } from '../../parts/form/FaultSummary';
import { SaveBar } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { AwardsSection } from './AwardsSection';
import { BasicsSection } from './BasicsSection';
import { BoardSection } from './BoardSection';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, type Fault, faultsOf } from './contestValues';
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
  const { data, error, refetch } = useOpenedContest(cid);
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
      {data && <Fields key={cid ?? 'new'} cid={cid} before={data.values} onCreated={onCreated} onTitle={setSavedTitle} />}
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

function Fields({ cid, before, onCreated, onTitle }: ContestFormProps & { before: ContestValues; onTitle: (saved: string) => void }) {
  const say = usePhrases(contestFormPhrases);
  const toast = useToast();
  const attachments = useAttachments();
  const { mutateAsync } = useSaveContest(cid);
  const isNew = cid === undefined;
  const form = useSaveForm({
    stored: before,
    shouldFocusError: false,
    faultsOf: values => faultsOf(values, cid),
    sayFault: (fault: Fault) => say(fault),
    save: values => mutateAsync(values),
    storedAfter: (_, sent) => ({ ...sent, pwd: '', hasPassword: sent.hasPassword || !!sent.pwd }),
    onSaved: (made, sent) => {
      attachments.settle(sent.description);
      toast({ tone: 'success', title: say(isNew ? 'created' : 'saved') });
      onTitle(sent.title);
      if (isNew) onCreated(made);
    },
  });
  return (
    <SaveForm form={form}>
      <FaultSummary sectionOf={field => say(sectionOf(field))} />
      <BasicsSection isNew={isNew} attachments={attachments} />
      <TimesSection />
      <EntrySection />
      <BoardSection />
      <AwardsSection />
      <SaveBar isNew={isNew} />
    </SaveForm>
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
