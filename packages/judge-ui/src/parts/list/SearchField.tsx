import { TextField } from '@oj/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string | undefined;
  prefix?: ReactNode;
  disabled?: boolean;
  /** Characters. Default 50. */
  maxLength?: number;
  onChange: (value: string | undefined) => void;
  className?: string;
}

/** A search field. Enter or leaving the field applies the word. */
export function SearchField({ label, value, prefix, disabled = false, maxLength = 50, onChange, className }: SearchFieldProps) {
  const [word, setWord] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setWord(value ?? '');
  }
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (word.trim() !== (value ?? '')) onChange(word.trim() || undefined);
  };
  return (
    <form className={className} onSubmit={apply}>
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        prefix={prefix}
        value={word}
        disabled={disabled}
        maxLength={maxLength}
        onChange={event => setWord(event.target.value)}
        onBlur={() => apply()}
      />
    </form>
  );
}
