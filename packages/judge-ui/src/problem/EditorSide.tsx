import { lazy, Suspense } from 'react';
import type { EditorPaneProps } from './EditorPane';
import { EditorPlace } from './EditorPlace';

const load = () => import('./EditorPane');
const EditorPane = lazy(async () => ({ default: (await load()).EditorPane }));

/** Fetches the editor when somebody is about to see it. */
export const reachForEditor = () => void load().catch(() => undefined);

/** The editor of a problem, which nobody needs to read the statement. Until it has come, the code stands in its place. */
export function EditorSide(props: EditorPaneProps) {
  return (
    <Suspense fallback={<EditorPlace {...props.work} />}>
      <EditorPane {...props} />
    </Suspense>
  );
}
