import { useCombobox } from 'downshift';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { adornmentStyle } from './adornmentStyle';
import { inputHandlers } from './inputHandlers';
import { keepChoice } from './keepChoice';
import { Around, List, Option, Panel } from './ListboxParts';
import { matching } from './matching';
import { SearchNote } from './SearchNote';
import { useEscapeFirst } from './useEscapeFirst';
import { type SearchBy, useSearch } from './useSearch';

const words = phrases('combobox', {
  clear: { zh: '清除选择', en: 'Clear the choice' },
  open: { zh: '显示选项', en: 'Show the choices' },
});

export interface ComboboxOption {
  /** Key of the choice, unique in the list. */
  value: string;
  /** What is shown, typed and searched. */
  label: string;
  /** Small text at the end: an id, a count. Searched too. */
  note?: string;
  /** Shown, but cannot be taken. */
  disabled?: boolean;
}

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'list' | 'type'>;

export interface ComboboxProps extends FieldTexts, InputProps {
  /** All choices, filtered here while the reader types. Leave out with `search`. */
  options?: readonly ComboboxOption[];
  /** Use in place of `options`: finds the choices for a text. The list shows that it waits, failed (with a retry) or found nothing. */
  search?: SearchBy<ComboboxOption>;
  /** The choice. When it is given (also as `null`), the host controls it. */
  value?: ComboboxOption | null;
  /** First choice when the box keeps it itself. Default none. */
  defaultValue?: ComboboxOption | null;
  /** Called with the choice, or `null` when it was cleared. */
  onValueChange?: (choice: ComboboxOption | null) => void;
  /** Height 36, 28 or 44 px. Default `medium`. */
  size?: 'medium' | 'small' | 'large';
}

const none: readonly ComboboxOption[] = [];

const searchedOf = ({ label, note = '' }: ComboboxOption) => `${label} ${note}`;

/**
 * One choice of many, found by typing. For few choices use `Select` or `RadioGroup`.
 * `ref` and rest go to the `<input>`; `className` and `style` to the field around it. APG pattern: combobox with list autocomplete.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    label,
    labelHidden,
    hint,
    error,
    options = none,
    search,
    value,
    defaultValue = null,
    onValueChange,
    size = 'medium',
    className,
    style,
    id,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const made = useId();
  const inputId = id ?? made;
  const labelId = `${inputId}-label`;
  const [chosen, choose] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [text, setText] = useState(chosen?.label ?? '');
  const [open, setOpen] = useState(false);
  const wanted = text === chosen?.label ? '' : text;
  const found = useSearch(search, wanted, open);
  const shown = search ? found.found : matching(options, searchedOf, wanted);
  const box = useCombobox<ComboboxOption>({
    items: [...shown],
    itemToString: option => option?.label ?? '',
    itemToKey: option => option?.value,
    isItemDisabled: option => option.disabled ?? false,
    selectedItem: chosen,
    inputValue: text,
    isOpen: open,
    inputId,
    labelId,
    stateReducer: keepChoice,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
  });
  useEscapeFirst(open, box.closeMenu);
  const locked = rest.disabled || rest.readOnly;
  const clear = () => {
    box.selectItem(null);
    document.getElementById(inputId)?.focus();
  };
  const input = box.getInputProps({
    ...rest,
    ref,
    ...inputHandlers({
      open,
      setOpen,
      setText,
      isPending: found.state === 'pending',
      taken: chosen?.label,
      onKeyDown: rest.onKeyDown,
    }),
    onFocus: event => {
      rest.onFocus?.(event);
      if (!wanted) event.currentTarget.select();
    },
    onClick: event => {
      rest.onClick?.(event);
      if (!wanted && !open) event.currentTarget.select();
    },
  });
  const active = shown[box.highlightedIndex] ? input['aria-activedescendant'] : undefined;
  const field = { labelHidden: labelHidden ?? false, hint, error, id: inputId, className, style, required: rest.required };
  return (
    <Field label={<span id={labelId}>{label}</span>} {...field}>
      {wiring => (
        <Around>
          <Frame data-size={size} data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
            <Input {...input} {...wiring} aria-labelledby={labelId} aria-activedescendant={active} />
            {chosen && !locked && !rest.required && (
              <Adornment type="button" aria-label={say('clear')} title={say('clear')} onClick={clear}>
                <X aria-hidden />
              </Adornment>
            )}
            <Adornment
              type="button"
              {...box.getToggleButtonProps({ disabled: locked })}
              aria-label={say('open')}
              data-open={open || undefined}
            >
              <ChevronDown aria-hidden />
            </Adornment>
          </Frame>
          <Panel hidden={!open}>
            <List {...box.getMenuProps()}>
              {shown.map((option, index) => (
                <Option
                  key={option.value}
                  {...box.getItemProps({ item: option, index })}
                  aria-selected={option.value === chosen?.value}
                  data-highlighted={box.highlightedIndex === index || undefined}
                >
                  {option.label}
                  {option.note && <small>{option.note}</small>}
                  {option.value === chosen?.value && <Check aria-hidden />}
                </Option>
              ))}
            </List>
            {open && <SearchNote state={search ? found.state : 'done'} count={shown.length} onRetry={found.retry} />}
          </Panel>
        </Around>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${controlStyle}
`;

const Input = styled.input`
  ${bareControl}
  text-overflow: ellipsis;
`;

const Adornment = styled.button`
  ${adornmentStyle}
`;
