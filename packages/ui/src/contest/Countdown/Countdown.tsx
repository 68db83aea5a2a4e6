import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { type ContestPause, durationText, leftText, lengthMs, pauseAt, phaseOf, playedMs } from './contestClock';
import { formatClock } from '../../format/clock';
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
  /** Pauses, the earliest first: the clock stands still during each. Default none. */
  pauses?: readonly ContestPause[] | undefined;
  /** Clock of the server minus clock of this device, in ms. Default 0. */
  serverOffsetMs?: number | undefined;
  /** Holds the clock at this moment, ms since 1970; for pictures and tests. */
  now?: number | undefined;
  /** `large` is the 44 px clock of the contest header. Default `small`. */
  size?: 'small' | 'large';
}

/** Where the time stands in a phrase. */
const PLACE = '\u{FFFC}';

/**
 * Says what the time means: "Starts in 46:48", "3:25:00 left", "2 days 3 hours left", "Ended"; during a pause also when the contest resumes.
 * Rendered on a server, which has another clock
 * than the reader, it is the times in UTC, unless `now` is given.
 */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { startAt, endAt, pauses, serverOffsetMs, now, size = 'small', ...rest },
  ref,
) {
  const say = usePhrases(countdownPhrases);
  const locale = useLocale();
  const over = useServerClock({ serverOffsetMs, now, ticking: false }) >= endAt;
  const clock = useServerClock({ serverOffsetMs, now, ticking: !over });
  const isHere = useHydrated() || now !== undefined;
  const times = { startAt, endAt, pauses };
  const phase = phaseOf(times, clock);
  const pause = pauseAt(times, clock);
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
  const isBefore = phase === 'scheduled';
  const leftMs = isBefore ? startAt - clock : lengthMs(times) - playedMs(times, clock);
  const resumes = pause && say('paused', { time: formatClock(new Date(pause.endAt), new Date(clock)) });
  const spoken = say(isBefore ? 'spokenUntilStart' : 'spokenRemaining', { distance: durationText(leftMs, locale) });
  const [before, after] = say(isBefore ? 'startsIn' : 'left', { distance: PLACE }).split(PLACE);
  return (
    <Text
      ref={ref}
      role="timer"
      aria-label={resumes ? `${resumes} · ${spoken}` : spoken}
      data-size={size}
      data-phase={phase}
      data-paused={resumes && true}
      {...rest}
    >
      {resumes && <small>{resumes}</small>}
      {before}
      <span>{leftText(leftMs, locale)}</span>
      {after}
    </Text>
  );
});

function UtcTime({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{iso.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')}</time>;
}

const Text = styled.span`
  unicode-bidi: isolate;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > span {
    color: ${theme.color.text};
    font-weight: 600;
  }
  &[data-paused] {
    white-space: normal;
  }
  & > small {
    display: inline-block;
    margin-inline-end: ${theme.space[4]};
    color: ${theme.color.warn};
    font: ${theme.font.strong};
  }
  &[data-phase='ended'] {
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  &[data-size='large'] {
    font: ${theme.font.lead};
    & > small {
      display: block;
      margin: 0;
    }
    & > span {
      font: 600 34px/42px ${theme.family.sans};
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.01em;
    }
    &[data-phase='ended'] {
      font: ${theme.font.heading};
    }
  }
  ${theme.phone} {
    &[data-size='large'] > span {
      font-size: 26px;
      line-height: 34px;
    }
  }
`;
