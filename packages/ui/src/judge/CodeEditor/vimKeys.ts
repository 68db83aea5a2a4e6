import type { editor } from 'monaco-editor/editor';
import { initVimMode } from 'monaco-vim';
import type { KeyMap } from './useKeyMap';

/** The keys of Vim. */
export const attachVim = (editor: editor.IStandaloneCodeEditor, bar: HTMLElement | null): KeyMap =>
  initVimMode(editor as unknown as Parameters<typeof initVimMode>[0], bar);
