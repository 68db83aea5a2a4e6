import { useCombobox, useMultipleSelection } from 'downshift';
import { Plus, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { inputHandlers } from '../Combobox/inputHandlers';
import { Around, List, Option, Panel } from '../Combobox/ListboxParts';
import { SearchNote } from '../Combobox/SearchNote';
import { useEscapeFirst } from '../Combobox/useEscapeFirst';
import { Field, type FieldTexts } from '../Field/Field';
import { controlStyle } from '../Field/controlStyle';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Swatch, tagsBox, TagPiece, TagsInputBox } from './TagsInputParts';
import { choicesOf, chosenAlready, isNew } from './tagChoices';
import { takeTag } from './takeTag';

const words = phrases('tagsInput', {
  remove: { zh: '移除 {{name}}', en: 'Remove {{name}}' },
  create: { zh: '新建“{{name}}”', en: 'Create “{{name}}”' },
  chosen: { zh: '“{{name}}”已经选过了', en: '“{{name}}” is chosen already' },
  full: { zh: '最多 {{max}} 个，已经选满', en: 'All {{max}} are taken; remove one to choose another' },
});

export interface TagChoice {
  /** Key of the tag, unique among all. */
  key: string;
  /** What is shown, typed and searched. */
  name: string;
  /** Any CSS colour; shown as a swatch, the text keeps its ink. */
  color?: string | undefined;
}

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'list' | 'type' | 'max'>;

export interface TagsInputProps extends FieldTexts, InputProps {
  /** Tags to choose from; chosen ones leave the list. */
  options: readonly TagChoice[];
  /** The tags. When they are given, the host controls them. */
  value?: readonly TagChoice[];
  /** First tags when the field keeps them itself. Default none. */
  defaultValue?: readonly TagChoice[];
  /** Called with all chosen tags after each change. */
  onValueChange?: (tags: readonly TagChoice[]) => void;
  /** Makes a tag of a trimmed name that no option has. Without it only options can be tags. */
  create?: (name: string) => TagChoice;
  /** Greatest number of tags. Default: no limit. */
  max?: number;
}

const none: readonly TagChoice[] = [];

/**
 * Several of many, found by typing. Backspace in the empty box removes the last tag; arrow keys walk the tags, Delete removes one.
 * `ref` and rest go to the `<input>`; `className` and `style` to the field around it. APG pattern: combobox with list autocomplete.
 */
export const TagsInput = forwardRef<HTMLInputElement, TagsInputProps>(function TagsInput(
  {
    label,
    labelHidden,
    hint,
    error,
    options,
    value,
    defaultValue = none,
    onValueChange,
    create,
    max = Infinity,
    className,
    style,
    id,
    placeholder,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const made = useId();
  const inputId = id ?? made;
  const labelId = `${inputId}-label`;
  const [tags, setTags] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const full = tags.length >= max;
  const choices = full ? [] : choicesOf({ options, tags, text, create });
  const double = chosenAlready(tags, text);
  const add = (tag: TagChoice) => {
    if (!full && !tags.some(({ key }) => key === tag.key)) setTags([...tags, tag]);
    setText('');
  };
  const selection = useMultipleSelection<TagChoice>({
    selectedItems: [...tags],
    itemToKey: tag => tag?.key,
    onSelectedItemsChange: ({ selectedItems }) => setTags(selectedItems),
  });
  const box = useCombobox<TagChoice>({
    items: choices,
    itemToString: tag => tag?.name ?? '',
    itemToKey: tag => tag?.key,
    selectedItem: null,
    inputValue: text,
    isOpen: open,
    inputId,
    labelId,
    stateReducer: takeTag,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem && add(isNew(selectedItem) && create ? create(selectedItem.name) : selectedItem),
  });
  useEscapeFirst(open, box.closeMenu);
  const locked = rest.disabled || rest.readOnly || false;
  const field = {
    labelHidden: labelHidden ?? false,
    hint: full && !locked ? say('full', { max }) : hint,
    error,
    id: inputId,
    className,
    style,
  };
  const dropdown = selection.getDropdownProps({ ref, onKeyDown: rest.onKeyDown, preventKeyAction: locked || text !== '' });
  const input = box.getInputProps({
    ...rest,
    ...dropdown,
    ...inputHandlers({ open, setOpen, setText, onKeyDown: dropdown.onKeyDown ?? rest.onKeyDown }),
  });
  const toBox = () => document.getElementById(inputId)?.focus();
  return (
    <Field label={<span id={labelId}>{label}</span>} required={rest.required} {...field}>
      {wiring => (
        <Around>
          <Frame data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
            {tags.map((tag, index) => (
              <TagPiece key={tag.key}>
                {tag.color && <Swatch color={tag.color} />}
                <span>{tag.name}</span>
                {!locked && (
                  <button
                    type="button"
                    {...selection.getSelectedItemProps({ selectedItem: tag, index })}
                    aria-label={say('remove', { name: tag.name })}
                    onClick={() => {
                      selection.removeSelectedItem(tag);
                      toBox();
                    }}
                  >
                    <X aria-hidden />
                  </button>
                )}
              </TagPiece>
            ))}
            <TagsInputBox
              {...input}
              {...wiring}
              {...(choices[box.highlightedIndex] ? {} : { 'aria-activedescendant': undefined })}
              aria-labelledby={labelId}
              placeholder={tags.length === 0 ? placeholder : undefined}
            />
          </Frame>
          <Panel hidden={!open || full}>
            <List {...box.getMenuProps()}>
              {choices.map((tag, index) => (
                <Option
                  key={tag.key}
                  {...box.getItemProps({ item: tag, index })}
                  data-highlighted={box.highlightedIndex === index || undefined}
                >
                  {tag.color && <Swatch color={tag.color} />}
                  {isNew(tag) ? say('create', { name: tag.name }) : tag.name}
                  {isNew(tag) && <Plus aria-hidden />}
                </Option>
              ))}
            </List>
            {open && !full && <SearchNote state="done" count={choices.length} empty={double && say('chosen', double)} onRetry={toBox} />}
          </Panel>
        </Around>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${controlStyle}
  ${tagsBox}
`;
