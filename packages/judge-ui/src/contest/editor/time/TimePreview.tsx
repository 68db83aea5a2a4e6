import { durationText, lengthMs, theme, useLocale, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { timesOf } from '../../summaryOf';
import { contestTimePhrases } from './contestTimePhrases';
import { momentText } from './momentText';
import { isFrozenAt } from './freezeActs';
import { isBegun, type TimesAfter } from './timeActs';
import type { HeldContest } from './timeValues';
import { zoneName } from './zoneName';

interface TimePreviewProps {
  contest: HeldContest;
  /** Undefined while it cannot be told: the times as they are. */
  after: TimesAfter | undefined;
  now: Date;
}

/** The times of a contest, before and after. */
export function TimePreview({ contest, after, now }: TimePreviewProps) {
  const say = usePhrases(contestTimePhrases);
  const locale = useLocale();
  const { startTime, endTime, sealRankTime, pauses } = contest;
  const before = lengthMs(timesOf({ startTime, endTime, pauses }));
  const change = (one: string, other: string | undefined) => (other === undefined || other === one ? one : `${one} → ${other}`);
  const moments = (one: Date, other: Date | undefined) => change(momentText(one), other && momentText(other));
  const hasPause = pauses.length > 0 || after?.pause !== undefined;
  const facts: [string, string][] = [
    ...(after && after.startTime.getTime() !== startTime.getTime()
      ? [[say('start'), moments(startTime, after.startTime)] as [string, string]]
      : []),
    ...(after?.pause ? [[say('resumes'), momentText(after.pause.endTime)] as [string, string]] : []),
    [say('ends'), moments(endTime, after?.endTime)],
    ...freezeFacts(),
    [say(hasPause ? 'lengthNet' : 'length'), lengthText()],
  ];

  function freezeFacts(): [string, string][] {
    const isActedUpon = after?.frozenFrom !== undefined;
    if (isActedUpon)
      return [[say('freeze'), change(frozenText(isFrozenAt(contest, now) ? sealRankTime : null), frozenText(after.frozenFrom))]];
    return sealRankTime ? [[say('freeze'), freezeText(sealRankTime)]] : [];
  }

  function frozenText(from: Date | null | undefined) {
    return from ? say('frozenFrom', { time: momentText(from) }) : say('boardOpen');
  }

  function freezeText(sealedAt: Date) {
    if (isBegun(sealedAt, now)) return say('freezeHeld', { time: momentText(sealedAt) });
    return moments(sealedAt, after?.sealRankTime ?? undefined);
  }

  function lengthText() {
    const text = durationText(before, locale);
    if (after?.pause) return say('same', { value: text });
    return change(text, after && durationText(after.lengthMs, locale));
  }

  return (
    <Box>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <small>{say('zone', { zone: zoneName(endTime) })}</small>
    </Box>
  );
}

const Box = styled.div`
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
  & > dl {
    display: grid;
    gap: ${theme.space[3]};
    margin: 0;
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[5]};
  }
  & dt {
    min-inline-size: 5em;
    color: ${theme.color.text2};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    display: block;
    margin-block-start: ${theme.space[3]};
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
