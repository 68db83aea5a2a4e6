import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { clockText, durationText, phaseOf } from './contestClock';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { countdownPhrases } from './countdownPhrases';
import { useServerClock } from './useServerClock';

export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Start and end of the contest, ms since 1970 by the server's clock. */
  startAt: number;
  /** When it ends. */
  endAt: number;
  /** Clock of the server minus clock of this device, in ms. Default 0. */
  serverOffsetMs?: number | undefined;
  /** Holds the clock at this moment, ms since 1970; for pictures and tests. */
  now?: number | undefined;
  /** `large` is the 44 px clock of the contest header. Default `small`. */
  size?: 'small' | 'large';
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Counts to the start, then to the end: "−00:46:48". More than a week away it says the days; after the end it stands. Rendered on a server,
 * which has another clock than the reader, it is the times in UTC, unless `now` is given.
 */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { startAt, endAt, serverOffsetMs, now, size = 'small', ...rest },
  ref,
) {
  const say = usePhrases(countdownPhrases);
  const locale = useLocale();
  const over = useServerClock({ serverOffsetMs, now, ticking: false }) >= endAt;
  const clock = useServerClock({ serverOffsetMs, now, ticking: !over });
  const isHere = useHydrated() || now !== undefined;
  const phase = phaseOf({ startAt, endAt }, clock);
  const leftMs = (phase === 'scheduled' ? startAt : endAt) - clock;
  if (!isHere) {
    return (
      <Text ref={ref} data-size={size} data-words {...rest}>
        <UtcTime at={startAt} /> – <UtcTime at={endAt} /> UTC
      </Text>
    );
  }
  if (phase === 'ended') {
    return (
      <Text ref={ref} data-size={size} data-phase={phase} {...rest}>
        {say('ended')}
      </Text>
    );
  }
  const distance = durationText(leftMs, locale);
  if (leftMs > WEEK_MS) {
    return (
      <Text ref={ref} data-size={size} data-phase={phase} data-words {...rest}>
        {phase === 'scheduled' ? say('startsIn', { distance }) : say('spokenRemaining', { distance })}
      </Text>
    );
  }
  return (
    <Text
      ref={ref}
      role="timer"
      aria-label={say(phase === 'scheduled' ? 'spokenUntilStart' : 'spokenRemaining', { distance })}
      data-size={size}
      data-phase={phase}
      {...rest}
    >
      −{clockText(leftMs)}
    </Text>
  );
});

function UtcTime({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{iso.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')}</time>;
}

const Text = styled.span`
  unicode-bidi: isolate;
  &:not([data-words], [data-phase='ended']) {
    direction: ltr;
  }
  font: 500 14px/20px ${theme.family.mono};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-size='large'] {
    font: 500 44px/50px ${theme.family.mono};
    letter-spacing: -0.03em;
  }
  &[data-words],
  &[data-phase='ended'] {
    font: ${theme.font.strong};
    letter-spacing: 0;
  }
  &[data-size='large']:is([data-words], [data-phase='ended']) {
    font: ${theme.font.heading};
  }
  ${theme.phone} {
    &[data-size='large'] {
      font-size: 34px;
      line-height: 40px;
    }
  }
`;
