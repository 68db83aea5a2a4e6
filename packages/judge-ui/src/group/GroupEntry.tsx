import {
  type Group,
  GROUP_CODE_CHARACTERS,
  groupAuths,
  groupLevels,
  LEAST_JOIN_REASON_CHARACTERS,
  MOST_JOIN_REASON_CHARACTERS,
} from '@oj/contract';
import { Button, Card, TextArea, TextField, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { QuietLine } from '../parts/formParts';
import { Refusal, StackedForm } from '../parts/StackedForm';
import { useErrorToast } from '../parts/useErrorToast';
import { groupEntryPhrases } from './groupEntryPhrases';
import { useGroupEntry } from './useGroupChanges';

const leads = { 1: 'joinPublic', 2: 'joinProtected', 3: 'joinPrivate' } as const;

/** The way into a group for who is not in it: at once, by a reason, or by code and reason. Whoever applies can withdraw. */
export function GroupEntry({ group }: { group: Group }) {
  const say = usePhrases(groupEntryPhrases);
  return (
    <Card title={say('join')}>{group.userAuth === groupLevels.applying ? <Applying gid={group.id} /> : <JoinForm group={group} />}</Card>
  );
}

function Applying({ gid }: { gid: number }) {
  const say = usePhrases(groupEntryPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useGroupEntry(gid).leave;
  const withdraw = () =>
    mutate(undefined, { onSuccess: () => void toast({ tone: 'success', title: say('withdrawn') }), onError: showError });
  return (
    <StackedForm as="div">
      <QuietLine>{say('applying')}</QuietLine>
      <Button pending={isPending} onClick={withdraw}>
        {say('withdraw')}
      </Button>
    </StackedForm>
  );
}

function JoinForm({ group: { id, auth, userAuth } }: { group: Group }) {
  const say = usePhrases(groupEntryPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useGroupEntry(id).join;
  const isOpen = auth === groupAuths.public;
  const hasCode = auth !== groupAuths.private || code.trim().length === GROUP_CODE_CHARACTERS;
  const hasReason = isOpen || reason.trim().length >= LEAST_JOIN_REASON_CHARACTERS;

  function join(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!hasCode || !hasReason) return;
    mutate(isOpen ? {} : { reason, ...(auth === groupAuths.private && { code }) }, {
      onSuccess: () => void toast({ tone: 'success', title: say(isOpen ? 'joined' : 'applied') }),
    });
  }

  return (
    <StackedForm onSubmit={join}>
      <QuietLine>{say(userAuth === groupLevels.refused ? 'refused' : leads[auth])}</QuietLine>
      {auth === groupAuths.private && (
        <TextField
          label={say('code')}
          required
          autoComplete="off"
          maxLength={GROUP_CODE_CHARACTERS}
          value={code}
          error={isTried && !hasCode && say('codeRule')}
          onChange={event => setCode(event.target.value)}
        />
      )}
      {!isOpen && (
        <TextArea
          label={say('reason')}
          required
          rows={3}
          maxLength={MOST_JOIN_REASON_CHARACTERS}
          value={reason}
          error={isTried && !hasReason && say('reasonRule')}
          onChange={event => setReason(event.target.value)}
        />
      )}
      <Refusal>{error ? sentenceFor(error, sayError) : undefined}</Refusal>
      <Button type="submit" tone="primary" pending={isPending}>
        {say(isOpen ? 'join' : 'apply')}
      </Button>
    </StackedForm>
  );
}
