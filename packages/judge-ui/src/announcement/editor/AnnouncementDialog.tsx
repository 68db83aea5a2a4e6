import type { EditedAnnouncement } from '@oj/contract';
import { type Phrases, usePhrases, useToast } from '@oj/ui';
import { useAttachments } from '../../attachment/useAttachments';
import { SwitchField } from '../../parts/form/SwitchField';
import { WritingDialog, writingFaults, WritingForm } from '../../parts/writing/WritingDialog';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
  save: { mutateAsync: (announcement: SentAnnouncement) => Promise<unknown> };
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
  const { id, title, content, status } = announcement;
  const form = useSaveForm({
    stored: { title, content, isShown: status === SHOWN },
    faultsOf: writingFaults,
    sayFault: fault => say(fault),
    save: ({ isShown, ...text }) => save.mutateAsync({ id, ...text, status: isShown ? SHOWN : HIDDEN }),
    onSaved: (_, sent) => {
      attachments.settle(sent.content);
      toast({ tone: 'success', title: say(id === undefined ? 'added' : 'saved') });
      onClose();
    },
  });
  return (
    <WritingForm
      words={words}
      form={form}
      after={<SwitchField control={form.methods.control} name="isShown" label={say('shown')} />}
      editor={attachments.editor}
      submitLabel={say('save')}
      onClose={onClose}
    />
  );
}
