import { Email } from '@oj/contract';
import { Button, TextField, usePhrases } from '@oj/ui';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useUser } from '../../session/SessionProvider';
import { settingAdminPhrases } from './settingAdminPhrases';
import { reasonIn, TestForm, TestLine } from './TestForm';
import { useSettingMutations } from './useSettingAdmin';

interface TestMailProps {
  /** Whether the form above has unsaved changes. */
  isUnsaved: boolean;
  /** Whether mails are stored in the outbox instead of being sent. */
  isKept: boolean;
}

/** Sends a test mail. */
export function TestMail({ isUnsaved, isKept }: TestMailProps) {
  const say = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const own = useUser()?.email ?? '';
  const { testMail } = useSettingMutations();
  const [email, setEmail] = useState(own);
  const [isAsked, setIsAsked] = useState(false);
  const isAddress = Email.safeParse(email.trim()).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isAddress) testMail.mutate(email.trim());
  };
  const refusal = testMail.error && `${sentenceFor(testMail.error, sayError)}${reasonIn(testMail.error)}`;
  return (
    <TestForm noValidate aria-label={say('test')} onSubmit={submit}>
      <h3>{say('test')}</h3>
      <TestLine>
        <TextField
          label={say('testTo')}
          type="email"
          autoComplete="email"
          value={email}
          hint={isUnsaved ? say('testUnsaved') : undefined}
          error={isAsked && !isAddress ? say('emailRule') : refusal}
          onChange={event => {
            setEmail(event.target.value);
            testMail.reset();
          }}
        />
        <Button type="submit" disabled={isUnsaved} pending={testMail.isPending}>
          <Send aria-hidden /> {say('testSend')}
        </Button>
      </TestLine>
      <output>{testMail.isSuccess && (isKept ? say('testKept') : say('testSent', { email: testMail.variables }))}</output>
    </TestForm>
  );
}
