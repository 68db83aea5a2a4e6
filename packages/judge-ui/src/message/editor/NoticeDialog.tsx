import { RadioGroup, TextField, usePhrases, useToast } from '@oj/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useFormAround } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { WritingDialog, writingFaults, WritingForm } from '../../parts/writing/WritingDialog';
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
  const { id, title, content, type, username } = notice;
  const isNew = id === undefined;
  const form = useSaveForm({
    stored: { title, content, type, username },
    faultsOf: values => ({
      ...(isNew && values.type === 'Single' && !values.username.trim() ? { username: 'usernameRule' as const } : {}),
      ...writingFaults(values),
    }),
    sayFault: fault => say(fault),
    save: values => write.mutateAsync({ ...notice, ...values }),
    onSaved: () => {
      if (isNew) toast({ tone: 'success', title: say('sentNow') });
      onClose();
    },
  });
  return (
    <WritingForm
      words={noticeAdminPhrases}
      form={form}
      before={isNew && <Recipient />}
      submitLabel={say(isNew ? 'send' : 'save')}
      onClose={onClose}
    />
  );
}

function Recipient() {
  const say = usePhrases(noticeAdminPhrases);
  const { field, methods } = useFormAround<WrittenNotice>();
  const type = useWatch({ control: methods.control, name: 'type' });
  return (
    <>
      <Controller
        control={methods.control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={say('to')}
            variant="row"
            value={value}
            onValueChange={onChange}
            options={[
              { value: 'All', label: say('all') },
              { value: 'Admin', label: say('admins') },
              { value: 'Single', label: say('one') },
            ]}
          />
        )}
      />
      {type === 'Single' && <TextField label={say('username')} required maxLength={20} {...field('username')} />}
    </>
  );
}
