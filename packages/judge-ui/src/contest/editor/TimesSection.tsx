import type { EditedContest } from '@oj/contract';
import { Button, Card, DateTimePicker, phaseOf, RadioGroup, usePhrases, useServerClock } from '@oj/ui';
import { useEffect, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, durationOf, isSealPossible, type SealChoice, sealChoices, usualSeal } from './contestValues';
import { FieldRow, QuietLine, Rows } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { timesOf } from '../summaryOf';
import { OnOff } from './OnOff';
import { SealTimeline } from './SealTimeline';
import { contestTimePhrases } from './time/contestTimePhrases';
import { isFrozenAt } from './time/freezeActs';
import { HeldFreeze } from './time/HeldFreeze';
import { HeldTimes } from './time/HeldTimes';
import { momentText } from './time/momentText';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface TimesSectionProps {
  /** The contest as it was read; absent for a new one. The times of one that runs change in a dialog of their own. */
  contest: EditedContest | undefined;
  /** Clock of the server minus clock of this device, in ms. */
  serverOffsetMs: number;
  /** Reads the times again, which somebody else has changed meanwhile; undefined while nothing is known of that. */
  onReload: (() => void) | undefined;
}

/** When the contest is, and when its board is sealed. */
export function TimesSection({ contest, serverOffsetMs, onReload }: TimesSectionProps) {
  const say = usePhrases(contestFormPhrases);
  const sayTime = usePhrases(contestTimePhrases);
  const { control } = useFormContext<ContestValues>();
  const values = useWatch({ control }) as ContestValues;
  const durationMs = durationOf(values);
  const chooseSeal = useUsualSeal(values);
  return (
    <Card title={say('times')} description={say('sealLead')}>
      <Rows>
        <StartAndEnd contest={contest} serverOffsetMs={serverOffsetMs} durationMs={durationMs} />
        {onReload && (
          <Button size="small" style={{ justifySelf: 'start' }} onClick={onReload}>
            {sayTime('reload')}
          </Button>
        )}
        <Freeze values={values} contest={contest} serverOffsetMs={serverOffsetMs} onChoice={chooseSeal} />
        {durationMs > 0 && <SealTimeline values={values} />}
      </Rows>
    </Card>
  );
}

type StartAndEndProps = Pick<TimesSectionProps, 'contest' | 'serverOffsetMs'> & { durationMs: number };

/** The form may have been opened before the contest began: the clock says whether it runs, not what was read. */
function StartAndEnd({ contest, serverOffsetMs, durationMs }: StartAndEndProps) {
  const nowMs = useServerClock({ serverOffsetMs, ticking: contest !== undefined });
  if (!contest || phaseOf(timesOf(contest), nowMs) !== 'running') return <FreeTimes durationMs={durationMs} />;
  return <HeldTimes contest={contest} nowMs={nowMs} />;
}

/** The times of a contest that does not run yet, or is over. */
function FreeTimes({ durationMs }: { durationMs: number }) {
  const say = usePhrases(contestFormPhrases);
  return (
    <>
      <FieldRow>
        <Moment name="startTime" />
        <Moment name="endTime" />
      </FieldRow>
      <QuietLine as="output">
        {durationMs > 0 &&
          say('duration', { hours: Math.floor(durationMs / HOUR_MS), minutes: Math.floor((durationMs % HOUR_MS) / MINUTE_MS) })}
      </QuietLine>
    </>
  );
}

/** Until somebody has chosen what is sealed, it follows the rule and the length of the contest. What it gives takes a choice. */
function useUsualSeal({ type, startTime, endTime, pauses }: ContestValues) {
  const { getValues, setValue } = useFormContext<ContestValues>();
  const [isChosen, setIsChosen] = useState(() => getValues('sealRank'));
  const durationMs = durationOf({ startTime, endTime, pauses });
  useEffect(() => {
    if (!isChosen && durationMs > 0) setValue('sealChoice', usualSeal(type, durationMs));
  }, [isChosen, type, durationMs, setValue]);
  return () => setIsChosen(true);
}

interface SealFieldsProps extends Pick<TimesSectionProps, 'contest' | 'serverOffsetMs'> {
  values: ContestValues;
  onChoice: () => void;
}

/** The clock says whether the board is frozen, not what was read. A freeze that holds changes in the dialog alone. */
function Freeze(props: SealFieldsProps) {
  const { values, contest, serverOffsetMs } = props;
  const nowMs = useServerClock({ serverOffsetMs, ticking: contest?.sealRank ?? false });
  if (contest && isFrozenAt(contest, new Date(nowMs))) return <HeldFreeze contest={contest} nowMs={nowMs} />;
  return (
    <>
      <OnOff name="sealRank" />
      {values.sealRank && <SealFields {...props} />}
    </>
  );
}

function SealFields({ values, contest, serverOffsetMs, onChoice }: SealFieldsProps) {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control } = useFormContext<ContestValues>();
  const sealedAt = contest?.sealRank ? contest.sealRankTime : null;
  const hasBegun = useServerClock({ serverOffsetMs, ticking: sealedAt !== null }) >= (sealedAt?.getTime() ?? Infinity);
  if (sealedAt && hasBegun)
    return (
      <>
        <QuietLine>{say('sealOver', { time: momentText(sealedAt) })}</QuietLine>
        <OnOff name="autoRealRank" />
      </>
    );
  return (
    <>
      <Controller
        control={control}
        name="sealChoice"
        render={({ field: { ref, value, onChange } }) => (
          <RadioGroup
            ref={ref}
            label={say('sealChoice')}
            variant="row"
            value={value}
            error={errorOf('sealChoice')}
            options={sealChoices.map(choice => ({ value: choice, label: say(choice), disabled: !isSealPossible(choice, values) }))}
            onValueChange={choice => {
              onChoice();
              onChange(choice as SealChoice);
            }}
          />
        )}
      />
      {values.sealChoice === 'moment' && (
        <FieldRow>
          <Moment name="sealRankTime" />
        </FieldRow>
      )}
      <OnOff name="autoRealRank" />
    </>
  );
}

function Moment({ name }: { name: 'startTime' | 'endTime' | 'sealRankTime' }) {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control } = useFormContext<ContestValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <DateTimePicker ref={ref} label={say(name)} required value={value} error={errorOf(name)} onValueChange={onChange} onBlur={onBlur} />
      )}
    />
  );
}
