import type { EditedAnnouncement } from '@oj/contract';
import { type Phrases, Switch, usePhrases, useToast } from '@oj/ui';
import { useAttachments } from '../../attachment/useAttachments';
import { useDraftOf, WritingDialog, WritingForm } from '../../parts/writing/WritingDialog';
import type { WritingWords } from '../../parts/writing/writingWords';

const SHOWN = 0;
const HIDDEN = 1;

export interface WrittenAnnouncement extends Pick<EditedAnnouncement, 'title' | 'content' | 'status'> {
  /** Absent for a new one. */
  id?: number;
}
type SentAnnouncement = Omit<WrittenAnnouncement, 'id' | 'status'> & { id?: number | undefined; status: 0 | 1 };
export const newAnnouncement: WrittenAnnouncement = { title: '', content: '', status: SHOWN };

/** What the form says besides the words of all writing. */
type AnnouncementWords = WritingWords & Record<'shown' | 'added' | 'saved' | 'save', { zh: string; en: string }>;

interface Sending {
  /** Where it is announced has words of its own. */
  words: Phrases<AnnouncementWords>;
  save: {
    isPending: boolean;
    error: Error | null;
    mutate: (announcement: SentAnnouncement, options: { onSuccess: () => void }) => void;
  };
}

interface AnnouncementDialogProps extends Sending {
  /** The dialog is closed when it is undefined. */
  announcement: WrittenAnnouncement | undefined;
  onClose: () => void;
}

/** The dialog that edits an announcement. */
export function AnnouncementDialog({ announcement, onClose, ...sending }: AnnouncementDialogProps) {
  return (
    <WritingDialog words={sending.words} draft={announcement} onClose={onClose}>
      {announcement && <AnnouncementForm announcement={announcement} onClose={onClose} {...sending} />}
    </WritingDialog>
  );
}

function AnnouncementForm({ announcement, words, save, onClose }: AnnouncementDialogProps & { announcement: WrittenAnnouncement }) {
  const say = usePhrases(words);
  const toast = useToast();
  const attachments = useAttachments();
  const writing = useDraftOf(announcement);
  const { id, title, content, status } = writing.draft;
  const onSuccess = () => {
    attachments.settle(content);
    toast({ tone: 'success', title: say(id === undefined ? 'added' : 'saved') });
    onClose();
  };
  return (
    <WritingForm
      words={words}
      writing={writing}
      after={
        <Switch
          label={say('shown')}
          checked={status === SHOWN}
          onCheckedChange={isShown => writing.change({ status: isShown ? SHOWN : HIDDEN })}
        />
      }
      editor={attachments.editor}
      submitLabel={say('save')}
      sending={save}
      onSend={() => save.mutate({ id, title, content, status: status === SHOWN ? SHOWN : HIDDEN }, { onSuccess })}
      onClose={onClose}
    />
  );
}
