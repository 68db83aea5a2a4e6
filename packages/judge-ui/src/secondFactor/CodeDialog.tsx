import { FACTOR_MINUTES } from '@oj/contract';
import { Dialog, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../parts/DialogForm';
import { CodeField } from './CodeField';
import { secondFactorPhrases } from './secondFactorPhrases';
import { useShowCode } from './useSecondFactor';

/** Asks for a code in the middle of what the user does; then that goes on. */
export function CodeDialog({ onEnd }: { onEnd: (isShown: boolean) => void }) {
  const say = usePhrases(secondFactorPhrases);
  const show = useShowCode();
  const [code, setCode] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const submit = () => {
    setIsAsked(true);
    if (code.trim()) show.mutate(code.trim(), { onSuccess: () => onEnd(true), onError: () => setCode('') });
  };
  return (
    <Dialog
      title={say('ask')}
      description={say('askLead', { minutes: FACTOR_MINUTES })}
      width={400}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onEnd(false)}
    >
      <DialogForm submit={say('show')} sending={show} onSubmit={submit} onClose={() => onEnd(false)}>
        <CodeField value={code} error={isAsked && !code.trim() && !show.error && say('codeRule')} onChange={setCode} />
      </DialogForm>
    </Dialog>
  );
}
