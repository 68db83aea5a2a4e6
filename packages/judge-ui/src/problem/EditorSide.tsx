import { lazy, Suspense } from 'react';
import type { EditorPaneProps } from './EditorPane';
import { EditorSkeleton } from './EditorSkeleton';

const load = () => import('./EditorPane');
const EditorPane = lazy(async () => ({ default: (await load()).EditorPane }));

/** Loads the code of the editor before it is shown. */
export const prefetchEditor = () => void load().catch(() => undefined);

/** The editor of a problem, loaded apart from the statement. Until then the code is shown as plain text. */
export function EditorSide(props: EditorPaneProps) {
  return (
    <Suspense fallback={<EditorSkeleton {...props.editor} />}>
      <EditorPane {...props} />
    </Suspense>
  );
}
