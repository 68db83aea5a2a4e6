import { usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { contestTimePhrases } from './contestTimePhrases';
import { isFreezeAct } from './freezeActs';
import { momentText } from './momentText';
import type { TimesAfter } from './timeActs';
import type { HeldContest, TimeAct, TimeValues } from './timeValues';
import { zoneName } from './zoneName';

/** An act as a part of the names of its phrases. */
export const nameOf = (act: TimeAct) => `${act[0]?.toUpperCase() ?? ''}${act.slice(1)}` as Capitalize<TimeAct>;

/** Proposes an announcement of an act, with the times before and after. What somebody wrote in its place stays. */
export function useProposedText(
  { getValues, setValue, clearErrors }: UseFormReturn<TimeValues>,
  contest: HeldContest,
  { act, submissions }: Pick<TimeValues, 'act' | 'submissions'>,
  after: TimesAfter | undefined,
) {
  const say = usePhrases(contestTimePhrases);
  const title = say(`title${nameOf(act)}`);
  const content = after ? contentOf(after) : '';
  const proposed = useRef({ title: getValues('title'), content: getValues('content') });
  useEffect(() => {
    const before = proposed.current;
    proposed.current = { title, content };
    for (const [field, text] of [
      ['title', title],
      ['content', content],
    ] as const) {
      if (getValues(field) !== before[field]) continue;
      setValue(field, text);
      if (text) clearErrors(field);
    }
  }, [title, content, getValues, setValue, clearErrors]);

  function contentOf({ startTime, endTime, sealRankTime, pause, frozenFrom }: TimesAfter): string {
    // Readers in other time zones read the same text.
    const ends = { before: momentText(contest.endTime), after: momentText(endTime), zone: zoneName(endTime) };
    const first = {
      end: () => say('tellEnd', ends),
      all: () => say('tellAll', { ...ends, startBefore: momentText(contest.startTime), start: momentText(startTime) }),
      pause: () => (pause ? say('tellPause', { ...ends, from: momentText(pause.startTime), until: momentText(pause.endTime) }) : ''),
      pauseEnd: () => (pause ? say('tellPauseEnd', { ...ends, until: momentText(pause.endTime) }) : ''),
      goOn: () => say('tellGoOn', ends),
      seal: () => (frozenFrom ? say('tellSeal', { time: momentText(frozenFrom), zone: ends.zone }) : ''),
      moveSeal: () => (frozenFrom ? say('tellSeal', { time: momentText(frozenFrom), zone: ends.zone }) : ''),
      openSeal: () => say('tellOpenSeal'),
    }[act]();
    if (isFreezeAct(act)) return first;
    const isMoved = contest.sealRankTime && sealRankTime && contest.sealRankTime.getTime() !== sealRankTime.getTime();
    return [
      first,
      ...(act === 'pause' ? [say(submissions === 'kept' ? 'tellKept' : 'tellRefused')] : []),
      ...(isMoved ? [say('tellFreeze', { before: momentText(contest.sealRankTime as Date), after: momentText(sealRankTime) })] : []),
    ].join('\n\n');
  }
}
