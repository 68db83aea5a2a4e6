import { Button, TextField, usePhrases } from '@oj/ui';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { smsPhrases } from './smsPhrases';
import { reasonIn, TestForm, TestLine } from './TestForm';
import { useSettingMutations } from './useSettingAdmin';

const PHONE = /^\+[1-9]\d{6,14}$/;

interface TestMessageProps {
  /** Whether the form above has unsaved changes. */
  isUnsaved: boolean;
  /** Whether a webhook is stored. */
  canSend: boolean;
}

/** Sends a code to a phone. */
export function TestMessage({ isUnsaved, canSend }: TestMessageProps) {
  const say = usePhrases(smsPhrases);
  const sayError = usePhrases(errorPhrases);
  const { testSms } = useSettingMutations();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const phone = typed.replaceAll(/[\s-]/g, '');
  const isPhone = PHONE.test(phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isPhone) testSms.mutate(phone);
  };
  const refusal = testSms.error && `${sentenceFor(testSms.error, sayError)}${reasonIn(testSms.error)}`;
  return (
    <TestForm noValidate aria-label={say('test')} onSubmit={submit}>
      <h3>{say('test')}</h3>
      <TestLine>
        <TextField
          label={say('phone')}
          type="tel"
          autoComplete="off"
          maxLength={24}
          value={typed}
          hint={isUnsaved ? say('unsaved') : say('phoneHint')}
          error={isAsked && !isPhone ? say('phoneRule') : refusal}
          onChange={event => {
            setTyped(event.target.value);
            testSms.reset();
          }}
        />
        <Button type="submit" disabled={isUnsaved || !canSend} pending={testSms.isPending}>
          <Send aria-hidden /> {say('send')}
        </Button>
      </TestLine>
      <output>{testSms.isSuccess && say('sent', { phone: testSms.variables })}</output>
    </TestForm>
  );
}
