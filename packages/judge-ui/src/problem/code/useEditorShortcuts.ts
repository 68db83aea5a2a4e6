import { useEffect, useRef } from 'react';
import type { EditorCommand } from './editorCommands';

const commandOfKey: Readonly<Record<string, EditorCommand>> = { Enter: 'submit', "'": 'runSamples' };

/**
 * Ctrl or ⌘ with Enter submits, with ' it runs the samples, anywhere on the page. The editor handles the keys itself; while a dialog is open
 * or a character is being composed, they do nothing here.
 */
export function useEditorShortcuts(run: (command: EditorCommand) => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.repeat && !event.isComposing ? commandOfKey[event.key] : undefined;
      if (!command || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
