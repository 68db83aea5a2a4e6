import { lazy, Suspense, useEffect, useState } from 'react';
import { onCodeAsked } from './askForCode';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog')).CodeDialog }));

/** On pages with calls that want a code of the second factor: asks the user for one, whatever is open on the page. */
export function CodeAsker() {
  const [answer, setAnswer] = useState<(isShown: boolean) => void>();
  useEffect(() => onCodeAsked(() => new Promise(resolve => setAnswer(() => resolve))), []);
  // Whoever leaves the page shows no code.
  useEffect(() => () => answer?.(false), [answer]);
  if (!answer) return null;
  const end = (isShown: boolean) => {
    answer(isShown);
    setAnswer(undefined);
  };
  return (
    <Suspense>
      <CodeDialog onEnd={end} />
    </Suspense>
  );
}
