import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useCallback, useId, useRef, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** What is agreed to by ticking it. */
  label: ReactNode;
  /** More about it, under the label. */
  hint?: ReactNode;
  /** Whether some but not all of the items that it stands for are ticked. */
  indeterminate?: boolean;
  /** Called with the new state, beside the native `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, sent with the form. `ref` and all other attributes go to the `<input>`; `className` and `style` to the row around it. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, indeterminate = false, onCheckedChange, onChange, className, style, ...rest },
  ref,
) {
  const hintId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Row className={className} style={style} data-disabled={rest.disabled || undefined}>
      <Square>
        <Box
          ref={attach}
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          onChange={event => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          {...rest}
        />
        <Tick viewBox="0 0 16 16" aria-hidden>
          <path data-mark="tick" d="M3.5 8.4 6.7 11.5 12.5 4.9" />
          <path data-mark="dash" d="M4 8h8" />
        </Tick>
      </Square>
      <span>
        {label}
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </span>
    </Row>
  );
});

const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[4]};
  min-height: 24px;
  padding-block: 2px;
  color: ${theme.color.text};
  font: ${theme.font.body};
  cursor: pointer;
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;

/** Keeps the tick on its box, wherever the row puts it. */
const Square = styled.span`
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;
  margin-block: 1px;
`;

const Box = styled.input`
  appearance: none;
  display: block;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.seal};
  background: ${theme.color.surface};
  cursor: inherit;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}
  &:checked,
  &:indeterminate {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Tick = styled.svg`
  position: absolute;
  inset: 1px;
  width: 16px;
  height: 16px;
  fill: none;
  stroke: ${theme.color.onInk};
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
  & path {
    visibility: hidden;
  }
  ${Box}:checked:not(:indeterminate) + & [data-mark='tick'],
  ${Box}:indeterminate + & [data-mark='dash'] {
    visibility: visible;
  }
  ${Box}:disabled + & {
    stroke: ${theme.color.text3};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

const Hint = styled.span`
  display: block;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
`;
