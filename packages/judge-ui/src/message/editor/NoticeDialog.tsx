import { RadioGroup, TextField, usePhrases, useToast } from '@oj/ui';
import { useDraftOf, WritingDialog, WritingForm } from '../../parts/writing/WritingDialog';
import { noticeAdminPhrases } from './noticeAdminPhrases';
import { useNoticeMutations, type WrittenNotice } from './useNoticeAdmin';

export const newNotice: WrittenNotice = { title: '', content: '', type: 'All', username: '' };

interface NoticeDialogProps {
  /** The dialog is closed when it is undefined. */
  notice: WrittenNotice | undefined;
  onClose: () => void;
}

/** The dialog that edits a notice. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  return (
    <WritingDialog words={noticeAdminPhrases} draft={notice} onClose={onClose}>
      {notice && <NoticeForm notice={notice} onClose={onClose} />}
    </WritingDialog>
  );
}

function NoticeForm({ notice, onClose }: { notice: WrittenNotice; onClose: () => void }) {
  const say = usePhrases(noticeAdminPhrases);
  const toast = useToast();
  const { write } = useNoticeMutations();
  const writing = useDraftOf(notice);
  const isNew = notice.id === undefined;
  const isToNobody = isNew && writing.draft.type === 'Single' && !writing.draft.username.trim();
  const onSuccess = () => {
    if (isNew) toast({ tone: 'success', title: say('sentNow') });
    onClose();
  };
  return (
    <WritingForm
      words={noticeAdminPhrases}
      writing={writing}
      before={isNew && <Recipient writing={writing} isMissing={isToNobody && writing.isTried} />}
      isComplete={!isToNobody}
      submitLabel={say(isNew ? 'send' : 'save')}
      sending={write}
      onSend={() => write.mutate(writing.draft, { onSuccess })}
      onClose={onClose}
    />
  );
}

interface RecipientProps {
  writing: { draft: WrittenNotice; change: (part: Partial<WrittenNotice>) => void };
  /** A single recipient is chosen, but the username is empty. */
  isMissing: boolean;
}

function Recipient({ writing: { draft, change }, isMissing }: RecipientProps) {
  const say = usePhrases(noticeAdminPhrases);
  return (
    <>
      <RadioGroup
        label={say('to')}
        variant="row"
        value={draft.type}
        onValueChange={value => change({ type: value as WrittenNotice['type'] })}
        options={[
          { value: 'All', label: say('all') },
          { value: 'Admin', label: say('admins') },
          { value: 'Single', label: say('one') },
        ]}
      />
      {draft.type === 'Single' && (
        <TextField
          label={say('username')}
          required
          maxLength={20}
          value={draft.username}
          error={isMissing && say('usernameRule')}
          onChange={event => change({ username: event.target.value })}
        />
      )}
    </>
  );
}
