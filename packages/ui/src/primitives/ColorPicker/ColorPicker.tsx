import * as Popover from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { floating } from '../../theme/floating';
import { theme } from '../../theme/theme';
import { colorPickerPhrases } from './colorPickerPhrases';
import { contrast, hexOf } from './contrast';

const ColorSheet = lazy(async () => ({ default: (await import('./ColorSheet')).ColorSheet }));

/** What the eight chart colours of the light theme are: far apart in any colour vision. */
export const defaultSwatches: readonly string[] = ['#007e51', '#731900', '#7f8ece', '#b88900', '#883fb5', '#004048', '#c84341', '#686871'];

/** Backgrounds of both themes, `--oj-surface` of tokens.css. A colour that somebody chose is the same on both. */
export const pageBackgrounds = { light: '#fefdfb', dark: '#18181f' } as const;

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'color'>;

export interface ColorPickerProps extends FieldTexts, InputProps {
  /** The colour, `#rrggbb`. When it is given, the host controls it. */
  value?: string;
  /** First colour when the field keeps it itself. Default `#8c4dbf`. */
  defaultValue?: string;
  /** Called with `#rrggbb`, only with whole colours. */
  onValueChange?: (color: string) => void;
  /** Colours to take with one press, `#rrggbb`. Default `defaultSwatches`. */
  swatches?: readonly string[];
  /** Warns when the colour has less than this contrast on a paper of either theme. 0 never warns. Default 3, the bar for shapes. */
  minContrast?: number;
}

/**
 * A colour by swatch, by hand or by its hex digits. `ref` and rest go to the `<input>` with the digits; `className` and
 * `style` to the field around it. Sheet: APG pattern dialog; areas of the sheet: slider.
 */
export const ColorPicker = forwardRef<HTMLInputElement, ColorPickerProps>(function ColorPicker(
  {
    label,
    labelHidden,
    hint,
    error,
    value,
    defaultValue = '#8c4dbf',
    onValueChange,
    swatches = defaultSwatches,
    minContrast = 3,
    className,
    style,
    id,
    ...rest
  },
  ref,
) {
  const say = usePhrases(colorPickerPhrases);
  const [color, setColor] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string>();
  const faint = (paper: string) => contrast(color, paper) < minContrast;
  const warning = faint(pageBackgrounds.light) ? say('faintOnPaper') : faint(pageBackgrounds.dark) ? say('faintOnInk') : undefined;
  const type = (text: string) => {
    setDraft(text);
    const hex = hexOf(text);
    if (hex) setColor(hex);
  };
  const wrong = draft !== undefined && hexOf(draft) === undefined;
  const field = {
    label,
    labelHidden: labelHidden ?? false,
    hint: warning ? <Warning>{warning}</Warning> : hint,
    error: error ?? (wrong && say('wrong')),
    id,
    className,
    style,
  };
  const locked = rest.disabled || rest.readOnly || false;
  return (
    <Field required={rest.required} {...field}>
      {wiring => (
        <Frame data-invalid={wiring['aria-invalid']} data-disabled={rest.disabled || undefined}>
          <Popover.Root>
            <Trigger
              type="button"
              aria-label={say('open')}
              title={say('open')}
              disabled={locked}
              style={{ '--picked': color } as CSSProperties}
            >
              <span />
            </Trigger>
            <Popover.Portal>
              <Sheet aria-label={say('sheet')} align="start" sideOffset={8} collisionPadding={8}>
                <Suspense fallback={<Room />}>
                  <ColorSheet
                    color={color}
                    swatches={swatches}
                    onChange={next => {
                      setDraft(undefined);
                      setColor(next);
                    }}
                  />
                </Suspense>
                {warning && (
                  <Note>
                    <Warning>{warning}</Warning>
                  </Note>
                )}
              </Sheet>
            </Popover.Portal>
          </Popover.Root>
          <Digits
            ref={ref}
            spellCheck={false}
            autoComplete="off"
            {...rest}
            {...wiring}
            value={draft ?? color}
            onChange={event => type(event.target.value)}
            onBlur={event => {
              setDraft(undefined);
              rest.onBlur?.(event);
            }}
          />
        </Frame>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${controlStyle}
  max-width: 180px;
`;

const Trigger = styled(Popover.Trigger)`
  flex: none;
  display: grid;
  place-items: center;
  align-self: stretch;
  width: 40px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    cursor: not-allowed;
  }
  & > span {
    width: 22px;
    height: 22px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.seal};
    background: var(--picked);
    forced-color-adjust: none;
  }
`;

const Digits = styled.input`
  ${bareControl}
  padding-inline-start: 2px;
  font: ${theme.font.code};
`;

const Sheet = styled(Popover.Content)`
  ${floating}
  box-sizing: border-box;
  width: 252px;
  padding: 14px;
  ${focusRing}
`;

const Room = styled.div`
  height: 226px;
`;

const Note = styled.output`
  display: block;
  margin-block-start: 12px;
  font: ${theme.font.caption};
`;

const Warning = styled.span`
  color: ${theme.color.warn};
`;
