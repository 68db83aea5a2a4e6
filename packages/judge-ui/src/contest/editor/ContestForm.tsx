import { Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink, ListOrdered, Megaphone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type FieldErrors, FormProvider, useForm, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { BackLink } from '../../parts/BackLink';
import { ButtonLink } from '../../parts/ButtonLink';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { SaveBar } from '../../parts/SaveBar';
import { useUnsaved } from '../../session/unsaved';
import { AwardsSection } from './AwardsSection';
import { BasicsSection } from './BasicsSection';
import { BoardSection } from './BoardSection';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, type FieldName, faultsOf } from './contestValues';
import { EntrySection } from './EntrySection';
import { TimesSection } from './TimesSection';
import { useContestFault } from './useContestFault';
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
      {data && <Fields key={cid ?? 'new'} cid={cid} before={data.values} onCreated={onCreated} />}
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

function Fields({ cid, before, onCreated }: ContestFormProps & { before: ContestValues }) {
  const say = usePhrases(contestFormPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [saved, setSaved] = useState(before);
  const form = useForm<ContestValues>({ defaultValues: before, resolver: values => resolve(values, cid) });
  const { isDirty, isSubmitting } = form.formState;
  const attachments = useAttachments();
  const { mutateAsync } = useSaveContest(cid);
  const [refusal, setRefusal] = useState<string>();
  useUnsaved(isDirty);
  const submit = form.handleSubmit(async values => {
    setRefusal(undefined);
    try {
      const made = await mutateAsync(values);
      const kept = { ...values, pwd: '', hasPassword: values.hasPassword || !!values.pwd };
      attachments.settle(values.description);
      toast({ tone: 'success', title: say(cid === undefined ? 'created' : 'saved') });
      setSaved(kept);
      form.reset(kept);
      if (cid === undefined) onCreated(made);
    } catch (reason) {
      setRefusal(sentenceFor(reason, sayError));
    }
  });
  return (
    <FormProvider {...form}>
      <LeaveGuard active={isDirty && !isSubmitting} />
      <Form noValidate onSubmit={submit}>
        <BasicsSection isNew={cid === undefined} attachments={attachments} />
        <TimesSection />
        <EntrySection />
        <BoardSection />
        <AwardsSection />
        <Save isNew={cid === undefined} refusal={refusal} onDiscard={() => form.reset(saved)} />
      </Form>
    </FormProvider>
  );
}

function resolve(values: ContestValues, cid: number | undefined) {
  const faults = faultsOf(values, cid);
  const errors: FieldErrors<ContestValues> = {};
  for (const [field, message] of Object.entries(faults)) Object.assign(errors, { [field]: { type: 'fault', message } });
  return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
}

/** Says what is to mend, or why the last save was refused. */
function Save({ refusal, ...bar }: ComponentProps<typeof SaveBar>) {
  const say = usePhrases(contestFormPhrases);
  const faultOf = useContestFault();
  const { errors, submitCount } = useFormState<ContestValues>();
  const faults = submitCount ? (Object.keys(errors) as FieldName[]).map(faultOf) : [];
  const sentence = faults.length ? `${say('faults', { count: faults.length })}: ${faults.join(' · ')}` : refusal;
  return <SaveBar {...bar} refusal={sentence} />;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[7]};
  min-width: 0;
`;
