import type { Contest } from '@oj/contract';
import { Dialog, phrases, TextField, usePhrases } from '@oj/ui';
import { scopePhrases } from '../../api/useScopeRefusal';
import { DialogForm } from '../../parts/DialogForm';
import { usePasswordEntry } from '../../parts/usePasswordEntry';
import { contestPhrases } from '../contestPhrases';
import { useEnterContest } from '../useContest';

const words = phrases('enterToSubmit', {
  lead: {
    zh: '提交前需要先报名。密码正确后会接着提交，代码不会丢。',
    en: 'You have to enter the contest before you submit. Once the password is right, your code is submitted; nothing of it is lost.',
  },
  submit: { zh: '报名并提交', en: 'Enter and submit' },
});

interface EnterDialogProps {
  contest: Contest;
  onEntered: () => void;
  onClose: () => void;
}

/** Asks for the password of a contest before a program is submitted, which waits behind it as it is. */
export function EnterDialog({ contest, onEntered, onClose }: EnterDialogProps) {
  const say = usePhrases(words);
  const sayContest = usePhrases(contestPhrases);
  const sayScope = usePhrases(scopePhrases);
  const entering = useEnterContest(contest.id);
  const { field, enter } = usePasswordEntry({ required: sayScope('contest.passwordRequired'), entering, onEntered });
  return (
    <Dialog
      title={sayContest('enter')}
      description={say('lead')}
      width={400}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      <DialogForm submit={say('submit')} sending={entering} isErrorAtField onSubmit={enter} onClose={onClose}>
        <TextField label={sayContest('password')} {...field} />
      </DialogForm>
    </Dialog>
  );
}
