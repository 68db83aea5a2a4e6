import { lazy, Suspense } from 'react';
import type { WireCase } from './CaseData';

/** Loaded when a case has something to show, which most have not. */
const CaseData = lazy(async () => ({ default: (await import('./CaseData')).CaseData }));

/** What a case consists of, where the server sent it. */
export function CaseFiles({ judged }: { judged: WireCase | undefined }) {
  if (typeof (judged?.inputData ?? judged?.outputData ?? judged?.userOutput) !== 'string') return null;
  return (
    <Suspense fallback={null}>
      <CaseData judged={judged} />
    </Suspense>
  );
}
