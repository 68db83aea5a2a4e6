import { Skeleton, TypesetText } from '@oj/ui';
import type { Typeset } from '@oj/ui/typeset';
import { lazy, Suspense } from 'react';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

/** A text of a statement: as the server has set it, else it is set here. */
export function StatementText({ source, typeset }: { source: string; typeset: readonly unknown[] | null | undefined }) {
  if (typeset) return <TypesetText text={typeset as Typeset} />;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <MarkdownViewer source={source} />
    </Suspense>
  );
}
