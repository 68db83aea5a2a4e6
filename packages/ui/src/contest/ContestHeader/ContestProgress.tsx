import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { type ContestTimes, durationText, freezeShareOf, lengthMs, playedMs, progressOf } from '../Countdown/contestClock';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { contestHeaderPhrases } from './contestHeaderPhrases';

const DAY_MS = 86_400_000;

interface ContestProgressProps {
  times: ContestTimes;
  nowMs: number;
  /** A line, without the times under it. */
  slim: boolean;
}

/** The contest as a bar: ink up to now, azurite hatching from the freeze on, the times under it. */
export function ContestProgress({ times, nowMs, slim }: ContestProgressProps) {
  const say = usePhrases(contestHeaderPhrases);
  const locale = useLocale();
  const share = progressOf(times, nowMs);
  const freeze = freezeShareOf(times);
  const long = times.endAt - times.startAt > DAY_MS;
  const moment = (atMs: number) =>
    new Intl.DateTimeFormat(locale, {
      ...(long && { month: 'short', day: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(atMs);
  const shares = { '--share': share, '--freeze': freeze ?? 1 } as CSSProperties;
  return (
    <div style={shares}>
      <Bar
        data-slim={slim || undefined}
        aria-label={say('progress')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={say('elapsed', {
          elapsed: durationText(playedMs(times, nowMs), locale),
          duration: durationText(lengthMs(times), locale),
        })}
      >
        {freeze !== undefined && <i data-part="freeze" />}
        <i data-part="elapsed" />
        {freeze !== undefined && share > freeze && <i data-part="elapsed-frozen" />}
        {share > 0 && share < 1 && <i data-part="now" />}
      </Bar>
      {!slim && (
        <Times>
          <span>{moment(times.startAt)}</span>
          {freeze !== undefined && freeze > 0.12 && freeze < 0.9 && typeof times.freezeAt === 'number' && (
            <span data-part="freeze">{say('freezeAt', { time: moment(times.freezeAt) })}</span>
          )}
          <span>{moment(times.endAt)}</span>
        </Times>
      )}
    </div>
  );
}

const Bar = styled.div.attrs({ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 })`
  position: relative;
  height: 10px;
  border: 1px solid ${theme.color.line};
  border-radius: 5px;
  background: ${theme.color.sunken};
  print-color-adjust: exact;

  & > i {
    position: absolute;
    inset-block: -1px;
  }
  & > [data-part='elapsed'] {
    inset-inline-start: -1px;
    width: calc(min(var(--share), var(--freeze)) * 100% + 1px);
    border-radius: 5px 0 0 5px;
    background: ${theme.color.ink};
  }
  & > [data-part='freeze'] {
    inset-inline: calc(var(--freeze) * 100%) -1px;
    border-radius: 0 5px 5px 0;
    background: repeating-linear-gradient(135deg, var(--oj-run) 0 3px, var(--oj-run-soft) 3px 7px);
  }
  & > [data-part='elapsed-frozen'] {
    inset-inline-start: calc(var(--freeze) * 100%);
    width: calc((var(--share) - var(--freeze)) * 100%);
    background: repeating-linear-gradient(135deg, ${theme.color.ink} 0 5px, var(--oj-run) 5px 7px);
  }
  & > [data-part='now'] {
    inset-block: -5px;
    inset-inline-start: calc(var(--share) * 100% - 2px);
    width: 4px;
    border-radius: 2px;
    background: ${theme.color.ink};
    box-shadow: 0 0 0 2px ${theme.color.canvas};
  }
  &[data-slim] {
    height: 4px;
    & > [data-part='now'] {
      inset-block: -3px;
    }
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    & > i {
      forced-color-adjust: none;
      background: CanvasText;
    }
    & > [data-part='freeze'] {
      background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 7px);
    }
  }
`;

const Times = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  min-height: 16px;
  margin-block-start: 8px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  & > [data-part='freeze'] {
    position: absolute;
    inset-inline-start: calc(var(--freeze) * 100%);
    color: ${theme.color.running};
    translate: -50%;
    white-space: nowrap;
    ${theme.phone} {
      display: none;
    }
  }
`;
