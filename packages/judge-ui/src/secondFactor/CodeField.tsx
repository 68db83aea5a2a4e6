import { TextField, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { secondFactorPhrases } from './secondFactorPhrases';

interface CodeFieldProps {
  value: string;
  /** Said beside the field. */
  error?: string | false | undefined;
  /** Whether a recovery code will do as well. Default true. */
  takesRecoveryCodes?: boolean;
  onChange: (code: string) => void;
}

/** A code of the authenticator app. Phones offer the one that they know. */
export function CodeField({ value, error, takesRecoveryCodes = true, onChange }: CodeFieldProps) {
  const say = usePhrases(secondFactorPhrases);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label={say('code')}
      hint={say(takesRecoveryCodes ? 'anyCodeHint' : 'codeHint')}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
      maxLength={30}
      value={value}
      error={error}
      onChange={event => onChange(event.target.value)}
    />
  );
}
