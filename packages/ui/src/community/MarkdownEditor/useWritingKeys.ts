import { type KeyboardEvent, useRef } from 'react';
import { applyEdit, writingOf } from './applyEdit';
import { type CommandName, continuedList } from './commands';

interface WritingKeys {
  run: (name: CommandName) => void;
  /** Escape has a meaning: the editor fills the window. Answers whether it was used. */
  onEscape: () => boolean;
}

/**
 * Keys of the text: ⌘/Ctrl+B and I, Enter in lists, Tab. After Escape, Tab moves the focus again, so that nobody is caught.
 * Keys do nothing while a word is being composed by an input method.
 */
export function useWritingKeys({ run, onEscape }: WritingKeys): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const tabLeaves = useRef(false);
  return event => {
    const { key, currentTarget: area } = event;
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const leaves = tabLeaves.current;
    tabLeaves.current = key === 'Escape' || (leaves && key === 'Shift');
    const shortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey ? key.toLowerCase() : '';
    if (shortcut === 'b' || shortcut === 'i') {
      event.preventDefault();
      run(shortcut === 'b' ? 'bold' : 'italic');
    } else if (key === 'Tab' && !leaves && !event.metaKey && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      run(event.shiftKey ? 'outdent' : 'indent');
    } else if (key === 'Enter' && !event.shiftKey && !event.metaKey && !event.ctrlKey && !event.altKey) {
      const edit = continuedList(writingOf(area));
      if (!edit) return;
      event.preventDefault();
      applyEdit(area, edit);
    } else if (key === 'Escape' && onEscape()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
