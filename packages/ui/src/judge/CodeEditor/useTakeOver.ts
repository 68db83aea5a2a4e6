import type { editor } from 'monaco-editor/editor';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Monaco takes over from the plain box that stood in for it: text, selection, scroll and focus, in one go, so that the next key goes on where
 * the last one ended. While a character is being composed in the box, it waits.
 */
export function useTakeOver(
  editor: editor.IStandaloneCodeEditor | undefined,
  box: RefObject<HTMLTextAreaElement | null>,
  onTake: () => void,
): void {
  const tell = useRef(onTake);
  useEffect(() => {
    tell.current = onTake;
  });
  useEffect(() => {
    if (!editor) return;
    const field = box.current;
    if (!field) return tell.current();
    const take = () => {
      if (isComposing(field)) return;
      field.removeEventListener('compositionend', takeSoon);
      takeOver(editor, field);
      tell.current();
      if (field.matches(':focus')) editor.focus();
      // React removes the box a moment later; until then there would be two editors of one name.
      field.setAttribute('hidden', '');
    };
    let soon: ReturnType<typeof setTimeout>;
    /** What was composed is in the box only after the event. */
    const takeSoon = () => {
      soon = setTimeout(take);
    };
    field.addEventListener('compositionend', takeSoon);
    take();
    return () => {
      clearTimeout(soon);
      field.removeEventListener('compositionend', takeSoon);
    };
  }, [editor, box]);
}

/** `PlainEditor` writes it down. */
const isComposing = (field: HTMLTextAreaElement) => field.dataset.composing !== undefined;

function takeOver(editor: editor.IStandaloneCodeEditor, field: HTMLTextAreaElement) {
  const { value: text, selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = field;
  const model = editor.getModel();
  // A box has no carriage returns.
  if (model && model.getValue().replaceAll('\r\n', '\n') !== text) {
    editor.executeEdits('oj.takeOver', [{ range: model.getFullModelRange(), text, forceMoveMarkers: true }]);
  }
  const isBackward = selectionDirection === 'backward';
  const start = placeIn(text, isBackward ? selectionEnd : selectionStart);
  const end = placeIn(text, isBackward ? selectionStart : selectionEnd);
  editor.setSelection({
    selectionStartLineNumber: start.line,
    selectionStartColumn: start.column,
    positionLineNumber: end.line,
    positionColumn: end.column,
  });
  editor.setScrollPosition({ scrollTop, scrollLeft });
}

/** Line and column, from 1, of an index. */
function placeIn(text: string, index: number) {
  const before = text.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
