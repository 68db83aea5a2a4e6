import { ChevronDown } from 'lucide-react';
import { Children, type ComponentPropsWithoutRef, forwardRef, Fragment, isValidElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';

const words = phrases('select', {
  unknown: { zh: '{{value}}（不在选项中）', en: '{{value}} (not among the choices)' },
});

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'size'> {
  /** The choices; for groups give `<optgroup>` as children instead. */
  options?: readonly SelectOption[];
  /** Text of an empty first choice. */
  placeholder?: string;
  /** Called with the chosen value, beside the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** Height 36, 28 or 44 px. Default `medium`. */
  size?: 'medium' | 'small' | 'large';
  /** Options written out, where `options` do not do. */
  children?: ReactNode;
}

/**
 * One choice of few, by the platform's own list: right on phones and for every reader. A value that is none of the choices is shown as what it
 * is until another one is taken; an empty one without a placeholder is shown as nothing.
 * `ref` and all other attributes go to the `<select>`; `className` and `style` to the field around it.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    labelHidden,
    hint,
    error,
    options,
    placeholder,
    onValueChange,
    onChange,
    size = 'medium',
    className,
    style,
    id,
    children,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const held = rest.value ?? rest.defaultValue;
  const value = held === undefined || Array.isArray(held) ? undefined : String(held);
  const isUnknown =
    value !== undefined &&
    !(placeholder !== undefined && value === '') &&
    !options?.some(option => option.value === value) &&
    !mayHold(children, value);
  // While there are no choices yet, nothing can be said against it.
  const hasChoices = Boolean(options?.length) || Children.count(children) > 0;
  const field = { label, labelHidden: labelHidden ?? false, hint, error, id, className, style, required: rest.required };
  return (
    <Field {...field}>
      {wiring => (
        <Frame data-size={size} data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          <Box
            ref={ref}
            onChange={event => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            {...rest}
            {...wiring}
          >
            {isUnknown && (
              <option value={value} hidden>
                {value && hasChoices ? say('unknown', { value }) : value}
              </option>
            )}
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </Box>
          <ChevronDown aria-hidden />
        </Frame>
      )}
    </Field>
  );
});

/** Whether this is among options that are written out; a component of the host may hold any. */
const mayHold = (written: ReactNode, value: string): boolean =>
  Children.toArray(written).some(child => {
    if (!isValidElement<{ value?: unknown; children?: ReactNode }>(child)) return false;
    const { type, props } = child;
    if (type === 'option') return String(props.value ?? props.children) === value;
    return (typeof type !== 'string' && type !== Fragment) || mayHold(props.children, value);
  });

const Frame = styled.div`
  ${controlStyle}
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: 10px;
    width: 16px;
    height: 16px;
    color: ${theme.color.text2};
    pointer-events: none;
  }
`;

const Box = styled.select`
  ${bareControl}
  appearance: none;
  padding-inline-end: 34px;
  text-overflow: ellipsis;
  cursor: pointer;
  & option,
  & optgroup {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;
