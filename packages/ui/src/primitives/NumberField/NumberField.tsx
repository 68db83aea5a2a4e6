import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { adornmentStyle } from '../Combobox/adornmentStyle';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { numberOf, stepped, withinRange } from './numberText';

const words = phrases('numberField', {
  less: { zh: '减少', en: 'Less' },
  more: { zh: '增加', en: 'More' },
});

/** Number of steps that Page Up and Page Down move. */
const STEPS_OF_A_PAGE = 10;

/** No native number box: that one drops what it cannot read, and changes under a wheel. */
const SPINBUTTON = { type: 'text', role: 'spinbutton', autoComplete: 'off' };

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'size'>;

export interface NumberFieldProps extends FieldTexts, InputProps {
  /** The number; null: the field is empty. When it is given, the host controls it. */
  value?: number | null;
  /** First number when the field keeps it itself. Default null. */
  defaultValue?: number | null;
  /** Called with the number as it is typed or stepped, null when the field is emptied; not called for what is no number. */
  onValueChange?: (value: number | null) => void;
  /** Least number. A smaller one becomes this when the field is left. */
  min?: number;
  /** Greatest number. A greater one becomes this when the field is left. */
  max?: number;
  /** What a button or an arrow key adds. Default 1. */
  step?: number;
  /** Unit at the end of the number, as in `ms`. */
  unit?: ReactNode;
  /** Height 36, 28 or 44 px. Default `medium`. */
  size?: 'medium' | 'small' | 'large';
}

/**
 * A number that is typed or stepped. It never changes under a wheel, and keeps what is typed until the field is left. `ref` and all other
 * attributes go to the `<input>`; `className` and `style` to the field around it. APG pattern: spinbutton.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { value, defaultValue = null, onValueChange, min, max, step = 1, unit, size = 'medium', ...props },
  ref,
) {
  const { label, labelHidden = false, hint, error, className, style, id, onKeyDown, onBlur, ...rest } = props;
  const say = usePhrases(words);
  const [kept, keep] = useKeptNumber(value, defaultValue, onValueChange);
  const [typed, setTyped] = useState<string>();
  const range = { min, max, step };
  const move = (next: number) => {
    setTyped(undefined);
    if (next !== kept) keep(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const next = numberOf(text);
    if (next !== undefined && next !== kept) keep(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(undefined);
    if (kept !== null && withinRange(kept, range) !== kept) keep(withinRange(kept, range));
    onBlur?.(event);
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const next = rest.readOnly || event.defaultPrevented ? undefined : nextOf(event.key, kept, range);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const isFixed = rest.disabled || rest.readOnly || false;
  const bump = (steps: number, isAtEnd: boolean) => ({
    type: 'button' as const,
    tabIndex: -1,
    disabled: isFixed || isAtEnd,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => move(stepped(kept, steps, range)),
  });
  return (
    <Field {...{ label, labelHidden, hint, error, id, className, style, required: rest.required }}>
      {wiring => (
        <Frame data-size={size} data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
          <Bump {...bump(-1, min !== undefined && kept !== null && kept <= min)} aria-label={say('less')}>
            <Minus aria-hidden />
          </Bump>
          <Input
            ref={ref}
            {...SPINBUTTON}
            inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
            {...rest}
            {...wiring}
            aria-valuenow={kept ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? (kept === null ? '' : String(kept))}
            onChange={event => type(event.target.value)}
            onKeyDown={pressed}
            onBlur={leave}
          />
          {unit && <Unit>{unit}</Unit>}
          <Bump {...bump(1, max !== undefined && kept !== null && kept >= max)} aria-label={say('more')}>
            <Plus aria-hidden />
          </Bump>
        </Frame>
      )}
    </Field>
  );
});

/** null is a number of the host's, too: nothing is written. */
function useKeptNumber(value: number | null | undefined, defaultValue: number | null, onChange: NumberFieldProps['onValueChange']) {
  const [{ kept }, keep] = useControllable<{ kept: number | null }>({
    value: value === undefined ? undefined : { kept: value },
    defaultValue: { kept: defaultValue },
    onChange: onChange && (next => onChange(next.kept)),
  });
  return [kept, (next: number | null) => keep({ kept: next })] as const;
}

function nextOf(key: string, kept: number | null, range: { min: number | undefined; max: number | undefined; step: number }) {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: STEPS_OF_A_PAGE, PageDown: -STEPS_OF_A_PAGE }[key];
  return steps === undefined ? undefined : stepped(kept, steps, range);
}

const Frame = styled.div`
  ${controlStyle}
`;

const Input = styled.input`
  ${bareControl}
  padding-inline: 4px;
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  flex: none;
  padding-inline: 4px;
  color: ${theme.color.text3};
`;

const Bump = styled.button`
  ${adornmentStyle}
`;
