import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

export interface Shortcut {
  /** Presses in the notation of tinykeys: `$mod+Enter` (⌘ on Apple, Ctrl elsewhere), `g p` (one after the other), `[Shift]+?`. */
  keys: string;
  /** What it does, for the sheet. */
  label: string;
  /** Called when the keys are pressed. Without it the shortcut is only listed: something else listens for it. */
  onPress?: (event: KeyboardEvent) => void;
  /** True: works also while the reader types, as sending does. Default false: fields keep their letters. */
  whileTyping?: boolean;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="slider"]';

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(FIELDS) !== null;

/** Listens on the window while the component is there. Nothing fires while a word is being composed or a key is held down. */
export function useShortcuts(shortcuts: readonly Shortcut[], enabled = true): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = shortcuts.map(({ keys }) => keys).join('\n');
  useEffect(() => {
    if (!enabled || !names) return;
    const press = (event: KeyboardEvent, keys: string) => {
      const shortcut = latest.current.find(each => each.keys === keys);
      if (!shortcut?.onPress || (!shortcut.whileTyping && isTyping(event))) return;
      event.preventDefault();
      shortcut.onPress(event);
    };
    const bindings = Object.fromEntries(names.split('\n').map(keys => [keys, (event: KeyboardEvent) => press(event, keys)]));
    return tinykeys(window, bindings, { ignore: event => event.isComposing || event.repeat || event.defaultPrevented });
  }, [names, enabled]);
}
