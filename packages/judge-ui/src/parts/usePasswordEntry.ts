import { type TextFieldProps, usePhrases } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';

const MOST_CHARACTERS = 64;

interface PasswordEntry {
  /** Refusal of an empty password. */
  required: string;
  entering: UseMutationResult<unknown, Error, string>;
  /** The password was right. */
  onEntered: () => void;
}

/** The password of a contest or a training: the properties of its field, with what it was refused for, and the call that sends it. */
export function usePasswordEntry({ required, entering, onEntered }: PasswordEntry) {
  const sayError = usePhrases(errorPhrases);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();

  /** What was open for the password may be gone when all that has changed is read anew: `onEntered` is called all the same. */
  async function enter() {
    if (!password) return setRefusal(required);
    setRefusal(undefined);
    try {
      await entering.mutateAsync(password);
      onEntered();
    } catch (reason) {
      setRefusal(sentenceFor(reason, sayError));
    }
  }

  const field = {
    type: 'password',
    autoComplete: 'off',
    maxLength: MOST_CHARACTERS,
    value: password,
    error: refusal,
    onChange: event => setPassword(event.target.value),
  } satisfies Partial<TextFieldProps>;
  return { field, enter: () => void enter() };
}
