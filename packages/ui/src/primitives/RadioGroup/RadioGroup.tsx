import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { theme } from '../../theme/theme';
import { RadioChoice } from './RadioChoice';

export interface RadioOption {
  /** Key of the choice, unique in its group. */
  value: string;
  /** What is chosen. */
  label: ReactNode;
  /** One 16 px icon before the label. */
  icon?: ReactNode;
  /** More about it, under the label; not drawn in a segmented group. */
  hint?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The choices, in the order in which they are shown. */
  options: readonly RadioOption[];
  /** The choice; an empty string: none is chosen. When it is given, the host controls it. */
  value?: string;
  /** First choice when the group keeps it itself. Default: none. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void;
  /** Name in the form that is sent; made up if absent. */
  name?: string;
  /** A form is not sent without a choice. */
  required?: boolean;
  /** No choice can be made. */
  disabled?: boolean;
  /** Layout: one choice per line, side by side, or as one bar of buttons. Default `list`. */
  variant?: 'list' | 'row' | 'segmented';
}

/**
 * One of few, all of them visible. Native radios: arrow keys move the choice, Tab enters and leaves the group.
 * `ref` and rest go to the group; `className` and `style` to the field around it. APG pattern: radio group.
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    labelHidden,
    hint,
    error,
    options,
    value,
    defaultValue = '',
    onValueChange,
    name,
    required,
    disabled,
    variant = 'list',
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
  const made = useId();
  const labelId = `${made}-label`;
  const [chosen, choose] = useControllable({ value, defaultValue, onChange: onValueChange });
  const field = { labelHidden: labelHidden ?? false, hint, error, id, className, style, required };
  return (
    <Field label={<span id={labelId}>{label}</span>} {...field}>
      {wiring => (
        <Group ref={ref} role="radiogroup" aria-labelledby={labelId} data-variant={variant} {...rest} {...wiring}>
          {options.map(option => (
            <RadioChoice
              key={option.value}
              option={option}
              name={name ?? made}
              checked={chosen === option.value}
              disabled={disabled || option.disabled || false}
              required={required ?? false}
              segmented={variant === 'segmented'}
              onChoose={() => choose(option.value)}
            />
          ))}
        </Group>
      )}
    </Field>
  );
});

const Group = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  &[data-variant='row'] {
    flex-flow: row wrap;
    column-gap: 20px;
  }
  &[data-variant='segmented'] {
    box-sizing: border-box;
    align-self: flex-start;
    display: inline-flex;
    flex-flow: row wrap;
    align-items: stretch;
    gap: 2px;
    max-width: 100%;
    padding: 3px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  &[aria-invalid='true'][data-variant='segmented'] {
    border-color: ${theme.color.danger};
  }
`;
