import type { editor } from 'monaco-editor/editor';
import { type RefObject, useEffect } from 'react';
import type { EditorKeyMap } from './editorSettings';

/** What a key map is to Monaco. */
export interface KeyMap {
  dispose(): void;
}

/** @param bar where modes and commands are shown; key maps without them ignore it */
type Attach = (editor: editor.IStandaloneCodeEditor, bar: HTMLElement | null) => KeyMap;

/** Fetched when somebody chooses them. */
const keyMaps: Record<Exclude<EditorKeyMap, 'usual'>, () => Promise<Attach>> = {
  vim: async () => (await import('./vimKeys')).attachVim,
  emacs: async () => (await import('./emacsKeys')).attachEmacs,
};

/** Keys of Vim or Emacs for an editor, over the usual ones. */
export function useKeyMap(
  editor: editor.IStandaloneCodeEditor | undefined,
  keyMap: EditorKeyMap,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!editor || keyMap === 'usual') return;
    let attached: KeyMap | undefined;
    let isOver = false;
    keyMaps[keyMap]().then(
      attach => {
        if (!isOver) attached = attach(editor, bar.current);
      },
      (reason: unknown) => console.error(`The keys of ${keyMap} could not be loaded.`, reason),
    );
    return () => {
      isOver = true;
      attached?.dispose();
    };
  }, [editor, keyMap, bar]);
}
