import type { EditedAnnouncement } from '@oj/contract';
import { Button, Dialog, MarkdownEditor, Switch, TextField, usePhrases } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { AccountForm, Refusal } from '../../account/AccountForm';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useAttachments } from '../../attachment/useAttachments';
import { DialogButtons } from '../tags/DialogButtons';
import { announcementDeskPhrases } from './announcementDeskPhrases';
import { useAnnouncementDeeds } from './useAnnouncementDesk';

const SHOWN = 0;
const HIDDEN = 1;
const MOST_CHARACTERS = 65_535;

export interface WrittenAnnouncement extends Pick<EditedAnnouncement, 'title' | 'content' | 'status'> {
  /** Absent for a new one. */
  id?: number;
}
export const newAnnouncement: WrittenAnnouncement = { title: '', content: '', status: SHOWN };

interface AnnouncementDialogProps {
  /** Closed without one. */
  announcement: WrittenAnnouncement | undefined;
  onClose: () => void;
}

/** Where an announcement is written. A press outside does not close it. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const say = usePhrases(announcementDeskPhrases);
  const title = announcement?.id === undefined ? say('add') : say('edit', { title: announcement.title });
  return (
    <Dialog title={title} width={760} closeOnOutsidePress={false} open={!!announcement} onOpenChange={open => !open && onClose()}>
      {announcement && <AnnouncementForm announcement={announcement} onClose={onClose} />}
    </Dialog>
  );
}

function AnnouncementForm({ announcement, onClose }: { announcement: WrittenAnnouncement; onClose: () => void }) {
  const say = usePhrases(announcementDeskPhrases);
  const sayError = usePhrases(errorPhrases);
  const { save } = useAnnouncementDeeds();
  const attachments = useAttachments();
  const [{ title, content, status }, setDraft] = useState(announcement);
  const [isAsked, setIsAsked] = useState(false);
  const change = (part: Partial<WrittenAnnouncement>) => setDraft(draft => ({ ...draft, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!title.trim() || !content) return;
    const onSuccess = () => {
      attachments.settle(content);
      onClose();
    };
    save.mutate({ id: announcement.id, title, content, status }, { onSuccess });
  };
  return (
    <AccountForm onSubmit={submit}>
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
        {...attachments.editor}
      />
      <Switch label={say('shown')} checked={status === SHOWN} onCheckedChange={isShown => change({ status: isShown ? SHOWN : HIDDEN })} />
      <Refusal>{save.error ? sentenceFor(save.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" tone="primary" pending={save.isPending}>
          {say('save')}
        </Button>
      </DialogButtons>
    </AccountForm>
  );
}
