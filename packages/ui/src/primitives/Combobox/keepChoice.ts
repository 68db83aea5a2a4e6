import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './Combobox';

const { InputBlur, InputKeyDownEscape, InputChange } = useCombobox.stateChangeTypes;

/**
 * Leaving the box never takes what happens to be highlighted: the text goes back to the choice, or an emptied box clears it.
 * Escape on a closed box is not ours: it belongs to the dialog around it.
 */
export function keepChoice(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  if (type === InputKeyDownEscape && !state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (type !== InputBlur) return changes;
  const selectedItem = state.inputValue.trim() ? state.selectedItem : null;
  return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
}
