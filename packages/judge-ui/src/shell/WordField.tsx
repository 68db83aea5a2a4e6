import { TextField } from '@oj/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

interface WordFieldProps {
  label: string;
  value: string | undefined;
  prefix?: ReactNode;
  disabled?: boolean;
  /** Characters. Default 50. */
  maxLength?: number;
  onChange: (value: string | undefined) => void;
  className?: string;
}

/** A search word, taken over with Enter or when the field is left. */
export function WordField({ label, value, prefix, disabled = false, maxLength = 50, onChange, className }: WordFieldProps) {
  const [word, setWord] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setWord(value ?? '');
  }
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    if (word.trim() !== (value ?? '')) onChange(word.trim() || undefined);
  };
  return (
    <form className={className} onSubmit={take}>
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        prefix={prefix}
        value={word}
        disabled={disabled}
        maxLength={maxLength}
        onChange={event => setWord(event.target.value)}
        onBlur={() => take()}
      />
    </form>
  );
}
