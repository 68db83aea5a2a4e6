import type { ContestAnnouncement } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useAttachments } from '../../attachment/useAttachments';
import { WritingDialog, writingFaults, WritingForm } from '../../parts/writing/WritingDialog';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { contestAnnouncementPhrases } from './contestAnnouncementPhrases';
import { useContestAnnouncementMutations } from './useContestAdmin';

export interface WrittenAnnouncement extends Pick<ContestAnnouncement, 'title' | 'content'> {
  /** Absent for a new one. */
  id?: number;
}

interface ContestAnnouncementDialogProps {
  cid: number;
  /** The dialog is closed when it is undefined. */
  written: WrittenAnnouncement | undefined;
  onSaved?: () => void;
  onClose: () => void;
}

/** Writes an announcement of a contest, or changes one. */
export function ContestAnnouncementDialog({ cid, written, onSaved, onClose }: ContestAnnouncementDialogProps) {
  return (
    <WritingDialog words={contestAnnouncementPhrases} draft={written} onClose={onClose}>
      {written && <AnnouncementForm cid={cid} written={written} onSaved={onSaved} onClose={onClose} />}
    </WritingDialog>
  );
}

interface AnnouncementFormProps extends Omit<ContestAnnouncementDialogProps, 'onSaved'> {
  written: WrittenAnnouncement;
  onSaved: (() => void) | undefined;
}

function AnnouncementForm({ cid, written, onSaved, onClose }: AnnouncementFormProps) {
  const say = usePhrases(contestAnnouncementPhrases);
  const toast = useToast();
  const { save } = useContestAnnouncementMutations(cid);
  const attachments = useAttachments();
  const { id, title, content } = written;
  const form = useSaveForm({
    stored: { title, content },
    faultsOf: writingFaults,
    sayFault: fault => say(fault),
    save: values => save.mutateAsync({ id, ...values }),
    onSaved: (_, sent) => {
      attachments.settle(sent.content);
      toast({ tone: 'success', title: say(id === undefined ? 'added' : 'saved') });
      onSaved?.();
      onClose();
    },
  });
  return (
    <WritingForm words={contestAnnouncementPhrases} form={form} editor={attachments.editor} submitLabel={say('save')} onClose={onClose} />
  );
}
