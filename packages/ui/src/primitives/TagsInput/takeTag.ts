import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { TagChoice } from './TagsInput';

const { InputBlur, InputKeyDownEnter, ItemClick, InputChange, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/** After a tag was taken the list stays open for the next; leaving the box takes nothing, and what was typed stays. */
export function takeTag(
  state: UseComboboxState<TagChoice>,
  { type, changes }: UseComboboxStateChangeOptions<TagChoice>,
): Partial<UseComboboxState<TagChoice>> {
  // The box holds no choice itself: that one was taken does not empty the text, which may be the next one already.
  if (type === ControlledPropUpdatedSelectedItem) return state;
  if (type === InputKeyDownEscape && !state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  // With nothing to take, what was typed stays, and so does the reason.
  if (type === InputKeyDownEnter && !changes.selectedItem) return state;
  if ((type === InputKeyDownEnter || type === ItemClick) && changes.selectedItem)
    return { ...changes, isOpen: true, highlightedIndex: 0, inputValue: '' };
  return changes;
}
