import { TextField, usePhrases } from '@oj/ui';
import { partPhrases } from './partPhrases';

/** An act that concerns more than these has to be confirmed by typing how many they are. */
const MANY = 100;

export const isSureOf = (count: number, typed: string) => count <= MANY || typed.trim() === String(count);

interface CountFieldProps {
  count: number;
  typed: string;
  onChange: (typed: string) => void;
}

/** Where the number is typed; nothing where few are concerned. */
export function CountField({ count, typed, onChange }: CountFieldProps) {
  const say = usePhrases(partPhrases);
  if (count <= MANY) return null;
  return (
    <TextField
      label={say('typeCount', { count })}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={event => onChange(event.target.value)}
    />
  );
}
