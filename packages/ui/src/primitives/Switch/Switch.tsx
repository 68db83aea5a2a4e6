import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'role' | 'children'> {
  /** What is on or off. */
  label: ReactNode;
  /** Hides the label, which screen readers still read. */
  labelHidden?: boolean;
  /** Called with the new state, beside the native `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * A switch that takes effect at once, without saving. `ref` and other attributes go to the `<input>`; `className` and `style` to the row.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, labelHidden = false, onCheckedChange, onChange, className, style, ...rest },
  ref,
) {
  return (
    <Row className={className} style={style} data-disabled={rest.disabled || undefined}>
      <Track
        ref={ref}
        onChange={event => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        {...rest}
      />
      <Text data-hidden={labelHidden || undefined}>{label}</Text>
    </Row>
  );
});

const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 24px;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  cursor: pointer;
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Text = styled.span`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  margin: 0;
  border-radius: 9px;
  background: ${theme.color.lineStrong};
  cursor: inherit;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 14px;
    height: 14px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    transition: inset-inline-start ${theme.motion.fast} ${theme.motion.ease};
  }
  &:checked {
    background: ${theme.color.ink};
  }
  &:checked::before {
    inset-inline-start: 14px;
    background: ${theme.color.onInk};
  }
  &:disabled {
    background: ${theme.color.line};
  }
  &:disabled:checked {
    background: ${theme.color.text3};
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    background: Canvas;
    &::before {
      inset-block-start: 1px;
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      background: Canvas;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;
