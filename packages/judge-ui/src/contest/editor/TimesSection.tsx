import { contestPhases, type EditedContest } from '@oj/contract';
import { Button, Card, DateTimePicker, RadioGroup, usePhrases } from '@oj/ui';
import { useEffect, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { SwitchField } from '../../parts/form/SwitchField';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, durationOf, isSealPossible, type SealChoice, sealChoices, usualSeal } from './contestValues';
import { FieldRow, QuietLine, Rows } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { SealTimeline } from './SealTimeline';
import { contestTimePhrases } from './time/contestTimePhrases';
import { HeldTimes } from './time/HeldTimes';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface TimesSectionProps {
  /** The contest as it was read; absent for a new one. The times of one that runs change in a dialog of their own. */
  contest: EditedContest | undefined;
  /** Reads the times again, which somebody else has changed meanwhile; undefined while nothing is known of that. */
  onReload: (() => void) | undefined;
}

/** When the contest is, and when its board is sealed. */
export function TimesSection({ contest, onReload }: TimesSectionProps) {
  const say = usePhrases(contestFormPhrases);
  const sayTime = usePhrases(contestTimePhrases);
  const { control } = useFormContext<ContestValues>();
  const values = useWatch({ control }) as ContestValues;
  const durationMs = durationOf(values);
  const chooseSeal = useUsualSeal(values);
  return (
    <Card title={say('times')} description={say('sealLead')}>
      <Rows>
        {contest?.status === contestPhases.running ? <HeldTimes contest={contest} /> : <FreeTimes durationMs={durationMs} />}
        {onReload && (
          <Button size="small" style={{ justifySelf: 'start' }} onClick={onReload}>
            {sayTime('reload')}
          </Button>
        )}
        <OnOff name="sealRank" />
        {values.sealRank && <SealFields values={values} onChoice={chooseSeal} />}
        {durationMs > 0 && <SealTimeline values={values} />}
      </Rows>
    </Card>
  );
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
function useUsualSeal({ type, startTime, endTime }: ContestValues) {
  const { getValues, setValue } = useFormContext<ContestValues>();
  const [isChosen, setIsChosen] = useState(() => getValues('sealRank'));
  const durationMs = durationOf({ startTime, endTime });
  useEffect(() => {
    if (!isChosen && durationMs > 0) setValue('sealChoice', usualSeal(type, durationMs));
  }, [isChosen, type, durationMs, setValue]);
  return () => setIsChosen(true);
}

function SealFields({ values, onChoice }: { values: ContestValues; onChoice: () => void }) {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control } = useFormContext<ContestValues>();
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

type OnOffName =
  | 'sealRank'
  | 'autoRealRank'
  | 'visible'
  | 'openRank'
  | 'openPrint'
  | 'allowEndSubmit'
  | 'countsWholeMinutes'
  | 'openAccountLimit';

/** A switch of the form. */
export function OnOff({ name }: { name: OnOffName }) {
  const say = usePhrases(contestFormPhrases);
  const { control } = useFormContext<ContestValues>();
  return <SwitchField control={control} name={name} label={say(name)} />;
}
