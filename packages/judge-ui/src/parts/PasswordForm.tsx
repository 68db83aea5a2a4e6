import { Button, Card, TextField, theme, usePhrases, useToast } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { StackedForm } from './StackedForm';

export const MOST_PASSWORD_CHARACTERS = 64;

interface PasswordFormProps {
  /** Title of the card and text of the button. */
  title: string;
  lead: string;
  label: string;
  /** Refusal of an empty password. */
  required: string;
  /** Said when the password was right. */
  entered: string;
  entering: UseMutationResult<unknown, Error, string>;
}

/** Enters a contest or a training with its password. */
export function PasswordForm({ title, lead, label, required, entered, entering: { mutate, isPending } }: PasswordFormProps) {
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function enter(event: FormEvent) {
    event.preventDefault();
    if (!password) return setRefusal(required);
    setRefusal(undefined);
    mutate(password, {
      onSuccess: () => void toast({ tone: 'success', title: entered }),
      onError: reason => setRefusal(sentenceFor(reason, sayError)),
    });
  }

  return (
    <Card title={title}>
      <StackedForm onSubmit={enter}>
        <Lead>{lead}</Lead>
        <TextField
          label={label}
          type="password"
          autoComplete="off"
          maxLength={MOST_PASSWORD_CHARACTERS}
          value={password}
          error={refusal}
          onChange={event => setPassword(event.target.value)}
        />
        <Button type="submit" tone="primary" pending={isPending}>
          {title}
        </Button>
      </StackedForm>
    </Card>
  );
}

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;
