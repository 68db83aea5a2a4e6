import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

export interface ToggleOption {
  /** Key of the choice, unique in its group. */
  value: string;
  /** What is switched on; names an icon that stands alone. */
  label: ReactNode;
  /** One 16 px icon before the label. */
  icon?: ReactNode;
  /** Shown, but cannot be switched. */
  disabled?: boolean;
}

export interface ToggleGroupProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The choices, in the order in which they are shown. */
  options: readonly ToggleOption[];
  /** The options that are on. When they are given, the host controls them. */
  value?: readonly string[];
  /** Options that are on at first when the group keeps them itself. Default none. */
  defaultValue?: readonly string[];
  /** Called with all that are on, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** Whether at least one option stays on. */
  required?: boolean;
  /** Whether no option can be switched. */
  disabled?: boolean;
  /** Height 36 or 28 px. Default `medium`. */
  size?: 'medium' | 'small';
}

const none: readonly string[] = [];

/**
 * Some of few, each on or off: one tab stop, arrow keys walk. `ref` and rest go to the group; `className` and `style` to the field around
 * it. APG patterns: toolbar, toggle button.
 */
export const ToggleGroup = forwardRef<HTMLDivElement, ToggleGroupProps>(function ToggleGroup(
  { options, value, defaultValue = none, onValueChange, required = false, disabled = false, size = 'medium', ...props },
  ref,
) {
  const { label, labelHidden = false, hint, error, id, className, style, onKeyDown, ...rest } = props;
  const labelId = useId();
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [left, setLeft] = useState<string>();
  const can = options.filter(option => !disabled && !option.disabled).map(option => option.value);
  const stop = can.find(each => each === left) ?? can.find(each => on.includes(each)) ?? can[0];
  const toggle = (pressed: string) => {
    const next = options.map(option => option.value).filter(each => (each === pressed ? !on.includes(each) : on.includes(each)));
    if (next.length > 0 || !required) setOn(next);
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
    const to = placeAfter(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (to === undefined || event.defaultPrevented) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <Field label={<span id={labelId}>{label}</span>} {...{ labelHidden, hint, error, id, className, style, required }}>
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...wiring }) => (
        <Group
          ref={ref}
          role="toolbar"
          aria-labelledby={labelId}
          data-size={size}
          data-invalid={isInvalid}
          onKeyDown={walk}
          {...rest}
          {...wiring}
        >
          {options.map(option => (
            <Toggle
              key={option.value}
              type="button"
              aria-pressed={on.includes(option.value)}
              disabled={disabled || option.disabled}
              tabIndex={option.value === stop ? 0 : -1}
              onFocus={() => setLeft(option.value)}
              onClick={() => toggle(option.value)}
            >
              {option.icon}
              <span>{option.label}</span>
            </Toggle>
          ))}
        </Group>
      )}
    </Field>
  );
});

function placeAfter(key: string, at: number, count: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1 + count, ArrowUp: at - 1 + count, Home: 0, End: count - 1 }[key];
  return to === undefined || at < 0 ? undefined : to % count;
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: flex-start;
  gap: ${theme.space[2]};
  max-width: 100%;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${theme.height.control};
  padding: 3px 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  [data-size='small'] > & {
    min-height: ${theme.height.controlSmall};
    padding-inline: 10px;
  }
  [data-invalid] > & {
    border-color: ${theme.color.danger};
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &:hover:enabled {
    color: ${theme.color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[aria-pressed='true']:disabled {
    border-color: ${theme.color.text3};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
