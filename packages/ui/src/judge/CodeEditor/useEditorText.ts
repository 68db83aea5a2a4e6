import type { editor } from 'monaco-editor/editor';
import { useEffect, useRef } from 'react';

/** Number of texts that are remembered until the host answers them. */
const MOST_UNANSWERED = 100;

/**
 * Keeps the text of Monaco and the `value` of the host together. Monaco owns the text while somebody types: a value that it
 * reported itself is never written back, however late the host renders it, because by then more may have been typed.
 */
export function useEditorText(
  editor: editor.IStandaloneCodeEditor | undefined,
  value: string,
  onValueChange: (value: string) => void,
): void {
  const report = useRef(onValueChange);
  /** Texts that were reported and have not come back as `value`, oldest first. */
  const unanswered = useRef<string[]>([]);
  const isWriting = useRef(false);

  useEffect(() => {
    report.current = onValueChange;
  });

  useEffect(() => {
    const subscription = editor?.onDidChangeModelContent(() => {
      if (isWriting.current) return;
      const text = editor.getValue();
      unanswered.current = [...unanswered.current, text].slice(-MOST_UNANSWERED);
      report.current(text);
    });
    return () => subscription?.dispose();
  }, [editor]);

  useEffect(() => {
    if (!editor) return;
    const answered = unanswered.current.indexOf(value);
    unanswered.current = unanswered.current.slice(answered + 1);
    if (answered >= 0 || value === editor.getValue()) return;
    unanswered.current = [];
    isWriting.current = true;
    write(editor, value);
    isWriting.current = false;
  }, [editor, value]);
}

/** Replaces the text by an edit, so that undo brings the former text back. */
function write(editor: editor.IStandaloneCodeEditor, text: string) {
  const model = editor.getModel();
  if (!model) return;
  editor.pushUndoStop();
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text, forceMoveMarkers: true }], () => null);
  editor.pushUndoStop();
}
