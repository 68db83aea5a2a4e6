import { useCallback, useState } from 'react';

interface Controllable<Value> {
  /** The value. When it is given, the host controls it. */
  value: Value | undefined;
  /** First value while the component keeps it itself. */
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
}

/** A value that the host keeps (`value`) or that the component keeps (`defaultValue`); both report each change. */
export function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = useCallback(
    (next: Value) => {
      if (value === undefined) setOwn(next);
      onChange?.(next);
    },
    [value, onChange],
  );
  return [value ?? own, change];
}
