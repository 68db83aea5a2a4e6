import { Button, Dialog, MarkdownEditor, RadioGroup, TextField, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { AccountForm, Refusal } from '../../account/AccountForm';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { DialogButtons } from '../tags/DialogButtons';
import { noticeDeskPhrases } from './noticeDeskPhrases';
import { useNoticeDeeds, type WrittenNotice } from './useNoticeDesk';

const MOST_CHARACTERS = 65_535;

export const newNotice: WrittenNotice = { title: '', content: '', type: 'All', username: '' };

interface NoticeDialogProps {
  /** Closed without one. */
  notice: WrittenNotice | undefined;
  onClose: () => void;
}

/** Where a notice is written. A press outside does not close it. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const say = usePhrases(noticeDeskPhrases);
  const title = notice?.id === undefined ? say('add') : say('edit', { title: notice.title });
  return (
    <Dialog title={title} width={760} closeOnOutsidePress={false} open={!!notice} onOpenChange={open => !open && onClose()}>
      {notice && <NoticeForm notice={notice} onClose={onClose} />}
    </Dialog>
  );
}

function NoticeForm({ notice, onClose }: { notice: WrittenNotice; onClose: () => void }) {
  const say = usePhrases(noticeDeskPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { write } = useNoticeDeeds();
  const [draft, setDraft] = useState(notice);
  const [isAsked, setIsAsked] = useState(false);
  const { id, title, content, type, username } = draft;
  const isNew = id === undefined;
  const toOne = isNew && type === 'Single';
  const change = (part: Partial<WrittenNotice>) => setDraft(before => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!title.trim() || !content || (toOne && !username.trim())) return;
    const onSuccess = () => {
      if (isNew) toast({ tone: 'success', title: say('sentNow') });
      onClose();
    };
    write.mutate(draft, { onSuccess });
  };
  return (
    <AccountForm onSubmit={submit}>
      {isNew && (
        <RadioGroup
          label={say('to')}
          variant="row"
          value={type}
          onValueChange={value => change({ type: value as WrittenNotice['type'] })}
          options={[
            { value: 'All', label: say('all') },
            { value: 'Admin', label: say('admins') },
            { value: 'Single', label: say('one') },
          ]}
        />
      )}
      {toOne && (
        <TextField
          label={say('username')}
          required
          maxLength={20}
          value={username}
          error={isAsked && !username.trim() && say('usernameRule')}
          onChange={event => change({ username: event.target.value })}
        />
      )}
      <TextField
        label={say('name')}
        required
        maxLength={255}
        value={title}
        error={isAsked && !title.trim() && say('nameRule')}
        onChange={event => change({ title: event.target.value })}
      />
      <MarkdownEditor
        label={say('content')}
        required
        maxCharacters={MOST_CHARACTERS}
        value={content}
        error={isAsked && !content && say('contentRule')}
        onValueChange={next => change({ content: next })}
      />
      <Refusal>{write.error ? sentenceFor(write.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" tone="primary" pending={write.isPending}>
          {say(isNew ? 'send' : 'save')}
        </Button>
      </DialogButtons>
    </AccountForm>
  );
}
