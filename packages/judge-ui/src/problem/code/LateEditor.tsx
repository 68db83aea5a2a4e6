import { type ComponentProps, lazy, Suspense } from 'react';
import type { EditorSide as EditorSideComponent } from './EditorSide';
import { EditorFrame, ToolbarSkeleton } from './EditorSkeleton';

const load = () => import('./EditorSide');
const EditorSide = lazy(async () => ({ default: (await load()).EditorSide }));

/** Loads the editor before it is shown. */
export const prefetchEditor = () => void load().catch(() => undefined);

/** Placeholder until the editor is loaded. */
export const EditorPlace = () => (
  <EditorFrame>
    <ToolbarSkeleton />
  </EditorFrame>
);

/** The editor beside a statement, which does not wait for it. */
export const LateEditor = (props: ComponentProps<typeof EditorSideComponent>) => (
  <Suspense fallback={<EditorPlace />}>
    <EditorSide {...props} />
  </Suspense>
);
