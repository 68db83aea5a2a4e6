import type { EditedAnnouncement } from '@oj/contract';
import { Switch, usePhrases, useToast } from '@oj/ui';
import { useAttachments } from '../../attachment/useAttachments';
import { useDraftOf, WritingDialog, WritingForm } from '../../parts/writing/WritingDialog';
import { announcementAdminPhrases } from './announcementAdminPhrases';
import { useAnnouncementMutations } from './useAnnouncementAdmin';

const SHOWN = 0;
const HIDDEN = 1;

export interface WrittenAnnouncement extends Pick<EditedAnnouncement, 'title' | 'content' | 'status'> {
  /** Absent for a new one. */
  id?: number;
}
export const newAnnouncement: WrittenAnnouncement = { title: '', content: '', status: SHOWN };

interface AnnouncementDialogProps {
  /** The dialog is closed when it is undefined. */
  announcement: WrittenAnnouncement | undefined;
  onClose: () => void;
}

/** The dialog that edits an announcement. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  return (
    <WritingDialog words={announcementAdminPhrases} draft={announcement} onClose={onClose}>
      {announcement && <AnnouncementForm announcement={announcement} onClose={onClose} />}
    </WritingDialog>
  );
}

function AnnouncementForm({ announcement, onClose }: { announcement: WrittenAnnouncement; onClose: () => void }) {
  const say = usePhrases(announcementAdminPhrases);
  const { save } = useAnnouncementMutations();
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
      words={announcementAdminPhrases}
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
      onSend={() => save.mutate({ id, title, content, status }, { onSuccess })}
      onClose={onClose}
    />
  );
}
