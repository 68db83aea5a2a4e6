import { ApiError, type ErrorCode, type FreezeEffect } from '@oj/contract';
import { Button, RadioGroup, TextArea, TextField, usePhrases, useServerClock, useToast } from '@oj/ui';
import { useEffect, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SaveDialogForm } from '../../../parts/form/SaveDialogForm';
import { SwitchField } from '../../../parts/form/SwitchField';
import { useSaveForm } from '../../../parts/form/useSaveForm';
import { pauseOf } from '../../summaryOf';
import { useQuestion } from '../../../parts/form/useQuestion';
import { useChangeTime, useReadFreezeEffect } from '../useContestAdmin';
import { contestTimePhrases } from './contestTimePhrases';
import { isFreezeAct, proposedFreeze, wantedFreeze } from './freezeActs';
import { FreezeFields } from './FreezeFields';
import { momentText } from './momentText';
import { MomentField, PauseFields } from './PauseFields';
import { ShowQuestion } from './ShowQuestion';
import { actsAt, timeCallOf, timeFaultsOf, timesAfter } from './timeActs';
import { TimePreview } from './TimePreview';
import type { HeldContest, TimeAct, TimeValues } from './timeValues';
import { nameOf, useProposedText } from './useProposedText';

interface TimeFormProps {
  contest: HeldContest;
  /** Clock of the server minus clock of this device, in ms. */
  serverOffsetMs: number;
  /** Reads the times of the contest again. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** Refusals of an act by the times of the contest, and the field that each is about. */
const errorFields: Partial<Record<ErrorCode, keyof TimeValues>> = {
  'contest.movedMeanwhile': 'act',
  'contest.startFixed': 'act',
  'contest.pauseOverlaps': 'act',
  'contest.pauseOutside': 'act',
  'contest.pauseEnded': 'act',
  'contest.tooManyPauses': 'act',
  'contest.notFrozen': 'act',
  'contest.freezeOutside': 'act',
  'contest.wouldBeOver': 'minutes',
  'contest.endInPause': 'minutes',
};

/** Chooses an act upon the time of a contest, and shows what becomes of its times. */
export function TimeForm({ contest, serverOffsetMs, onReload, onClose }: TimeFormProps) {
  const say = usePhrases(contestTimePhrases);
  const toast = useToast();
  const change = useChangeTime();
  const [first] = useState(() => firstValues(contest));
  const [isMoved, setIsMoved] = useState(false);
  const readEffect = useReadFreezeEffect(contest.id);
  const showing = useQuestion<FreezeEffect>();
  /** What becomes visible is told before, as it is at that moment. */
  const isAgreed = async (values: TimeValues) => {
    const { act } = values;
    if (!isFreezeAct(act) || act === 'seal') return true;
    const effect = await readEffect(wantedFreeze({ ...values, act }));
    return effect.shown === 0 || showing.ask(effect);
  };
  const now = new Date(useServerClock({ serverOffsetMs }));
  const form = useSaveForm({
    stored: first,
    faultsOf: values => timeFaultsOf(contest, values, new Date(Date.now() + serverOffsetMs)),
    sayFault: fault => say(fault),
    errorFields,
    save: async values => {
      setIsMoved(false);
      try {
        if (!(await isAgreed(values))) return false;
        return await change.mutateAsync(timeCallOf(contest, values, pauseOf(contest, Date.now() + serverOffsetMs)?.startTime));
      } catch (reason) {
        setIsMoved(reason instanceof ApiError && reason.code === 'contest.movedMeanwhile');
        throw reason;
      }
    },
    onSaved: (_, { act }) => {
      toast({ tone: 'success', title: say(`done${nameOf(act)}`) });
      onClose();
    },
  });
  const { methods } = form;
  const values = useWatch({ control: methods.control }) as TimeValues;
  const { act, tells } = values;
  const after = timesAfter(contest, values, now);
  useProposedText(methods, contest, values, after);
  const options = useActOptions(contest, now, act);
  const isGone = !actsAt(contest, now).includes(act);
  const choices = useRef<HTMLDivElement>(null);
  const focusChoice = () => choices.current?.querySelector<HTMLElement>(':checked')?.focus();
  useEffect(focusChoice, []);
  const reload = async () => {
    await onReload();
    setIsMoved(false);
    methods.clearErrors('act');
    focusChoice();
  };
  return (
    <SaveDialogForm form={form} submit={say(`do${nameOf(act)}`)} onClose={onClose}>
      <Controller
        control={methods.control}
        name="act"
        render={({ field: { ref, value, onChange } }) => (
          <RadioGroup
            ref={group => {
              choices.current = group;
              ref({ focus: focusChoice });
            }}
            label={say('act')}
            value={value}
            error={form.errorOf('act') ?? (isGone ? say('actGone') : undefined)}
            options={options}
            onValueChange={onChange}
          />
        )}
      />
      {isMoved && (
        <Button size="small" style={{ justifySelf: 'start' }} onClick={() => void reload()}>
          {say('reload')}
        </Button>
      )}
      {(act === 'end' || act === 'all') && (
        <TextField label={say('minutes')} hint={say('minutesHint')} inputMode="numeric" required {...form.field('minutes')} />
      )}
      {act === 'pause' && <PauseFields contest={contest} values={values} />}
      {isFreezeAct(act) && <FreezeFields contest={contest} values={{ ...values, act }} now={now} />}
      {act === 'pauseEnd' && <MomentField name="newPauseEnd" label={say('resumesAt')} />}
      <TimePreview contest={contest} after={after} now={now} />
      <SwitchField control={methods.control} name="tells" label={say('tell')} />
      {tells && (
        <>
          <TextField label={say('tellTitle')} required maxLength={255} {...form.field('title')} />
          <TextArea label={say('tellContent')} required rows={4} {...form.field('content')} />
        </>
      )}
      <ShowQuestion confirm={say(`do${nameOf(act)}`)} {...showing} />
    </SaveDialogForm>
  );
}

/** The acts that are possible now. One that was chosen and no longer is stays among them: it never turns into another. */
function useActOptions(contest: HeldContest, now: Date, chosen: TimeAct) {
  const say = usePhrases(contestTimePhrases);
  const possible = actsAt(contest, now);
  const resumesAt = pauseOf(contest, now.getTime())?.endTime;
  const hints: Record<TimeAct, string | undefined> = {
    end: say('endHint'),
    all: say('allHint'),
    pause: say('pauseHint'),
    pauseEnd: resumesAt && say('pauseEndHint', { time: momentText(resumesAt) }),
    goOn: say('goOnHint'),
    seal: say('sealHint'),
    moveSeal: contest.sealRankTime ? say('moveSealHint', { time: momentText(contest.sealRankTime) }) : undefined,
    openSeal: say('openSealHint'),
  };
  const shown = possible.includes(chosen) ? possible : [...possible, chosen];
  return shown.map(act => ({ value: act, label: say(act), hint: hints[act] }));
}

/** What is proposed at first does nothing by itself to a contest that is paused. */
function firstValues(contest: HeldContest): TimeValues {
  const pause = pauseOf(contest);
  const { now, startTime, endTime } = contest;
  return {
    act: pause ? 'pauseEnd' : (actsAt(contest, now)[0] ?? 'end'),
    minutes: '10',
    pauseFrom: 'now',
    pauseStart: null,
    pauseUntil: 'minutes',
    pauseMinutes: '15',
    pauseEnd: null,
    newPauseEnd: pause?.endTime ?? null,
    submissions: 'kept',
    ...proposedFreeze(contest, now),
    tells: now >= startTime && now < endTime,
    title: '',
    content: '',
  };
}
