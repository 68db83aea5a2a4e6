import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react';
import { styled } from 'styled-components';
import { formatDay, formatMoment } from '../../format/moments';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocale } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { Present } from './Present';
import { useNow } from './useNow';

export interface RelativeTimeProps extends Omit<ComponentPropsWithoutRef<'time'>, 'children' | 'dateTime'> {
  /** The moment. */
  at: Date | number | string;
  /** The present; by default the clock of this device, renewed each ten seconds. */
  now?: Date | number | undefined;
}

/**
 * How long ago something was; the local date and time appear on hover and on focus. Rendered on a server it is the day in UTC,
 * unless `now` is given.
 */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime({ at, now: given, ...rest }, ref) {
  const present = useContext(Present);
  const now = given ?? present;
  const locale = useLocale();
  const clock = useNow();
  const isHere = useHydrated();
  const moment = new Date(at);
  const iso = moment.toISOString();
  const ago = now === undefined && !isHere ? undefined : distance(moment.getTime() - Number(now ?? clock), locale);
  return (
    <Root ref={ref} dateTime={iso} data-absolute={isHere ? formatMoment(moment) : iso} tabIndex={0} {...rest}>
      {ago ?? (isHere ? formatDay(moment) : iso.slice(0, 'yyyy-mm-dd'.length))}
    </Root>
  );
});

const units = [
  ['second', 1000, 60_000],
  ['minute', 60_000, 3_600_000],
  ['hour', 3_600_000, 86_400_000],
  ['day', 86_400_000, 30 * 86_400_000],
] as const;

/** More recent than this is "now". */
const JUST_NOW_MS = 5000;

/** Beyond thirty days a date says more. A moment just ahead is clock drift and counts as now. */
function distance(aheadMs: number, locale: string): string | undefined {
  const ms = aheadMs > -JUST_NOW_MS && aheadMs < 60_000 ? 0 : aheadMs;
  const unit = units.find(([, , end]) => Math.abs(ms) < end);
  if (!unit) return undefined;
  return new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: ms === 0 ? 'auto' : 'always' }).format(
    Math.trunc(ms / unit[1]),
    unit[0],
  );
}

const Root = styled.time`
  position: relative;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:hover::after,
  &:focus-visible::after {
    position: absolute;
    inset-inline-end: calc(100% + 8px);
    top: 50%;
    z-index: 1;
    padding: 4px 8px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.seal};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: ${theme.font.caption};
    white-space: nowrap;
    pointer-events: none;
    content: attr(data-absolute);
    transform: translateY(-50%);
  }
  @media print {
    font-size: 0;
    &::after {
      font: ${theme.font.caption};
      content: attr(data-absolute);
    }
  }
`;
