import type { Edit, Writing } from './edit';

export const writingOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Writing => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/**
 * Writes an edit as if it had been typed, so that undo takes it back in one step. `execCommand` is deprecated, yet the only way that
 * keeps the history of a textarea; where it does nothing, `setRangeText` writes without history. Both fire `input`.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const typed = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!typed && (from !== to || insert !== '')) writeQuietly(area, { from, to, insert });
  area.setSelectionRange(start, end);
}

/**
 * Writes without taking the focus and without moving what is selected, for what arrives while the reader writes elsewhere. A caret
 * right after it stays right after it: left to itself, the browser selects all that was written, and the next key overwrites it.
 */
export function writeQuietly(area: HTMLTextAreaElement, { from, to, insert }: Pick<Edit, 'from' | 'to' | 'insert'>): void {
  const after = from + insert.length;
  const [start, end] = [area.selectionStart, area.selectionEnd].map(place =>
    place <= from ? place : place >= to ? place - to + after : after,
  ) as [number, number];
  area.setRangeText(insert, from, to, 'preserve');
  area.setSelectionRange(start, end);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
