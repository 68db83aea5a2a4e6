import { lazy, Suspense, useEffect, useState } from 'react';
import { onCodeAsked } from './askForCode';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog')).CodeDialog }));

/** Dialog that asks for a code of the second factor when a call wants one, whatever else is open on the page. */
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
