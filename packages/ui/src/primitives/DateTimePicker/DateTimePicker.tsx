import * as Popover from '@radix-ui/react-popover';
import { CalendarClock, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { usePhoneWithTouch } from '../../hooks/usePhoneWithTouch';
import { adornmentStyle } from '../Combobox/adornmentStyle';
import { bareControl, controlStyle } from '../Field/controlStyle';
import { Field, type FieldTexts } from '../Field/Field';
import { useControllable } from '../../hooks/useControllable';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { floating } from '../../theme/floating';
import { theme } from '../../theme/theme';
import { dateTimePhrases } from './dateTimePhrases';
import { momentOf, nativeText, sayMoment, within, zoneName } from './dateText';

const CalendarSheet = lazy(async () => ({ default: (await import('./CalendarSheet')).CalendarSheet }));

export interface DateTimePickerProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'> {
  /** The moment. When it is given (also as `null`), the host controls it. */
  value?: Date | null;
  /** First moment when the field keeps it itself. Default none. */
  defaultValue?: Date | null;
  /** Called with the moment, to the minute, or `null` when it was cleared. */
  onValueChange?: (moment: Date | null) => void;
  /** Earliest moment. */
  min?: Date | undefined;
  /** Latest moment. */
  max?: Date | undefined;
  /** The moment cannot be cleared, and the label has a star. */
  required?: boolean;
  /** Text of an empty field. */
  placeholder?: string;
  /** Uses the native field of the platform. Default: on phones. */
  native?: boolean;
}

/**
 * A moment, shown and chosen in the reader's time zone, which stands beside it by name. A calendar and a time field; on phones
 * the platform's own. `ref` and rest go to the button; `className` and `style` to the field around it.
 * APG patterns: dialog with a grid of days.
 */
export const DateTimePicker = forwardRef<HTMLButtonElement, DateTimePickerProps>(function DateTimePicker(
  {
    label,
    labelHidden,
    hint,
    error,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    required,
    placeholder,
    native,
    disabled,
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
  const say = usePhrases(dateTimePhrases);
  const locale = useLocale();
  const labelId = useId();
  const textId = useId();
  const phone = usePhoneWithTouch();
  const [today] = useState(() => new Date());
  const [open, setOpen] = useState(false);
  const [moment, setMoment] = useControllable({ value, defaultValue, onChange: onValueChange });
  const choose = (next: Date | null) => setMoment(next && within(next, min, max));
  // A server does not know the time zone of the reader: it says the moment in UTC, and leaves the native field to the device.
  const isHere = useHydrated();
  const timeZone = isHere ? undefined : 'UTC';
  const zone = zoneName(moment ?? today, locale, timeZone);
  const note =
    hint === undefined ? (
      zone
    ) : (
      <span>
        {hint} <Zone>{zone}</Zone>
      </span>
    );
  const field = { labelHidden: labelHidden ?? false, hint: note, error, id, className, style, required };
  return (
    <Field label={<span id={labelId}>{label}</span>} {...field}>
      {wiring => (
        <Frame data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
          {(native ?? phone) ? (
            <Native
              type="datetime-local"
              {...wiring}
              disabled={disabled}
              required={required}
              min={min && isHere ? nativeText(min) : undefined}
              max={max && isHere ? nativeText(max) : undefined}
              value={moment && isHere ? nativeText(moment) : ''}
              onChange={event => setMoment(momentOf(event.target.value) ?? null)}
            />
          ) : (
            <Popover.Root open={open} onOpenChange={setOpen}>
              <Trigger
                ref={ref}
                type="button"
                disabled={disabled}
                {...rest}
                id={wiring.id}
                aria-describedby={wiring['aria-describedby']}
                aria-labelledby={`${labelId} ${textId}`}
                data-empty={moment ? undefined : true}
              >
                <span id={textId}>{moment ? sayMoment(moment, locale, timeZone) : (placeholder ?? say('none'))}</span>
                <CalendarClock aria-hidden />
              </Trigger>
              <Popover.Portal>
                <Sheet
                  aria-label={say('sheet')}
                  align="start"
                  sideOffset={8}
                  collisionPadding={8}
                  onOpenAutoFocus={event => event.preventDefault()}
                >
                  <Suspense fallback={<Room />}>
                    <CalendarSheet moment={moment} min={min} max={max} zone={zone} onChange={choose} onDone={() => setOpen(false)} />
                  </Suspense>
                </Sheet>
              </Popover.Portal>
            </Popover.Root>
          )}
          {moment && !required && !disabled && (
            <Clear type="button" aria-label={say('clear')} title={say('clear')} onClick={() => setMoment(null)}>
              <X aria-hidden />
            </Clear>
          )}
        </Frame>
      )}
    </Field>
  );
});

const Frame = styled.div`
  ${controlStyle}
  max-width: 300px;
`;

const Native = styled.input`
  ${bareControl}
`;

const Trigger = styled(Popover.Trigger)`
  ${bareControl}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  text-align: start;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusRing}
  &[data-empty] {
    color: ${theme.color.text3};
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${theme.color.text2};
  }
`;

const Clear = styled.button`
  ${adornmentStyle}
`;

const Zone = styled.span`
  display: block;
`;

const Sheet = styled(Popover.Content)`
  ${floating}
  box-sizing: border-box;
  width: 308px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  padding: 14px;
  overflow-y: auto;
  ${focusRing}
`;

const Room = styled.div`
  height: 380px;
`;
