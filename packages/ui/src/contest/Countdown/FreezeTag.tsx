import { Snowflake } from 'lucide-react';
import { formatClock } from '../../format/clock';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { Tag } from '../../primitives/Tag/Tag';
import { type ContestTimes, durationText, isFrozen, leftText, phaseOf, playedMs } from './contestClock';
import { countdownPhrases } from './countdownPhrases';

/** The freeze of a board: how far it is away, then since when it lasts. Nothing without a freeze, and nothing after the end. */
export function FreezeTag({ times, nowMs }: { times: ContestTimes; nowMs: number }) {
  const say = usePhrases(countdownPhrases);
  const locale = useLocale();
  const { freezeAt } = times;
  const phase = phaseOf(times, nowMs);
  if (typeof freezeAt !== 'number' || phase === 'ended') return null;
  const isOn = isFrozen(times, nowMs);
  return (
    <Tag tone={isOn ? 'running' : 'neutral'}>
      <Snowflake aria-hidden />
      {isOn
        ? say('frozenSince', { time: formatClock(new Date(freezeAt), new Date(nowMs)) })
        : phase === 'scheduled'
          ? say('freezesAfter', { distance: durationText(playedMs(times, freezeAt), locale) })
          : say('freezesIn', { distance: leftText(playedMs(times, freezeAt) - playedMs(times, nowMs), locale) })}
    </Tag>
  );
}
