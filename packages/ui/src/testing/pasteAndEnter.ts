/** Changes the whole text of a box and presses Enter, before anything can be drawn in between. True: the form around it would be sent. */
export function pasteAndEnter(box: HTMLInputElement, text: string): boolean {
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
