import { useState } from 'react';

/** Edited values over saved ones. A field that was not edited follows the saved value when it is refetched. */
export function useChanges<Values extends object>(saved: Values) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const changed = (Object.keys(edits) as (keyof Values)[]).filter(name => edits[name] !== saved[name]);
  return {
    values: { ...saved, ...edits },
    /** Names of the fields that differ from what is saved. */
    changed,
    change: (part: Partial<Values>) => setEdits(before => ({ ...before, ...part })),
    discard: () => setEdits({}),
    /** These values are saved: fields that were changed again meanwhile stay as they are. */
    settle: (sent: Values) =>
      setEdits(before => {
        const later = (Object.keys(before) as (keyof Values)[]).filter(name => before[name] !== sent[name]);
        return pick(before, later) as Partial<Values>;
      }),
  };
}

/** The values of the named fields. */
export const pick = <Values extends object, Name extends keyof Values>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Pick<Values, Name>;
