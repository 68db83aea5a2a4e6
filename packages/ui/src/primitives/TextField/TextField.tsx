import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

const words = phrases('textField', {
  reveal: { zh: '显示密码', en: 'Show password' },
  conceal: { zh: '隐藏密码', en: 'Hide password' },
});

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'size'> {
  /** Icon or short text at the start, inside the frame. */
  prefix?: ReactNode;
  /** Icon, unit, key hint or button at the end, inside the frame. */
  suffix?: ReactNode;
  /** Height 36, 28 or 44 px. Default `medium`. */
  size?: 'medium' | 'small' | 'large';
}

/** One line of text. `ref` and all other attributes go to the `<input>`; `className` and `style` to the field around it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelHidden, hint, error, prefix, suffix, size = 'medium', type = 'text', className, style, id, ...rest },
  ref,
) {
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  const field = { label, labelHidden: labelHidden ?? false, hint, error, id, className, style, required: rest.required };
  return (
    <Field {...field}>
      {wiring => (
        <Frame data-size={size} data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          {prefix && <Slot data-end="start">{prefix}</Slot>}
          <Input ref={ref} type={secret && revealed ? 'text' : type} {...rest} {...wiring} />
          {suffix && <Slot data-end="end">{suffix}</Slot>}
          {secret && <Reveal revealed={revealed} disabled={rest.disabled} onToggle={() => setRevealed(!revealed)} />}
        </Frame>
      )}
    </Field>
  );
});

function Reveal({ revealed, disabled, onToggle }: { revealed: boolean; disabled: boolean | undefined; onToggle: () => void }) {
  const say = usePhrases(words);
  const Icon = revealed ? EyeOff : Eye;
  return (
    <RevealButton type="button" disabled={disabled} aria-label={say(revealed ? 'conceal' : 'reveal')} onClick={onToggle}>
      <Icon aria-hidden />
    </RevealButton>
  );
}

const Frame = styled.div`
  ${controlStyle}
`;

const Input = styled.input`
  ${bareControl}
`;

const Slot = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: ${theme.color.text3};
  white-space: nowrap;
  &[data-end='start'] {
    padding-inline-start: 10px;
  }
  &[data-end='end'] {
    padding-inline-end: 10px;
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const RevealButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  width: 36px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text3};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  &:hover {
    color: ${theme.color.text};
  }
  & svg {
    width: 16px;
    height: 16px;
  }
`;
