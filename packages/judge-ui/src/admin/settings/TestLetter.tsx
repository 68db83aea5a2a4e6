import { ApiError, Email } from '@oj/contract';
import { Button, TextField, theme, usePhrases } from '@oj/ui';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useUser } from '../../session/SessionProvider';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useSettingMutations } from './useSettingAdmin';

interface TestLetterProps {
  /** Whether the form above has unsaved changes. */
  isUnsaved: boolean;
  /** Whether mails are stored in the outbox instead of being sent. */
  isKept: boolean;
}

/** Sends a test mail. */
export function TestLetter({ isUnsaved, isKept }: TestLetterProps) {
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
    <Form noValidate aria-label={say('test')} onSubmit={submit}>
      <h3>{say('test')}</h3>
      <Line>
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
      </Line>
      <output>{testMail.isSuccess && (isKept ? say('testKept') : say('testSent', { email: testMail.variables }))}</output>
    </Form>
  );
}

/** The server answers with an error code such as ECONNREFUSED. */
function reasonIn(reason: unknown) {
  const sign = reason instanceof ApiError ? /\bE[A-Z]{2,20}\b/.exec(reason.message)?.[0] : undefined;
  return sign ? ` (${sign})` : '';
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[8]};
  & > h3 {
    margin: 0;
    font: ${theme.font.lead};
    font-weight: 600;
  }
  & > output {
    color: ${theme.color.success};
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  & > output:empty {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[4]};
  & > :first-child {
    flex: 0 1 340px;
  }
  & > button {
    flex: none;
    margin-block-start: 24px;
  }
`;
