import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { TagChoice } from './TagsInput';

const { InputBlur, InputKeyDownEnter, ItemClick, InputChange, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/** Keeps the list open after a tag was added. Leaving the box adds nothing and keeps what was typed. */
export function takeTag(
  state: UseComboboxState<TagChoice>,
  { type, changes }: UseComboboxStateChangeOptions<TagChoice>,
): Partial<UseComboboxState<TagChoice>> {
  // Downshift keeps no choice: adding a tag must not clear the text, which may be the next tag already.
  if (type === ControlledPropUpdatedSelectedItem) return state;
  if (type === InputKeyDownEscape && !state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  // When Enter adds nothing, what was typed stays, and so does the reason.
  if (type === InputKeyDownEnter && !changes.selectedItem) return state;
  if ((type === InputKeyDownEnter || type === ItemClick) && changes.selectedItem)
    return { ...changes, isOpen: true, highlightedIndex: 0, inputValue: '' };
  return changes;
}
