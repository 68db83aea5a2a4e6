import { Alert, usePhrases } from '@oj/ui';
import { useFreezeEffect } from '../useContestAdmin';
import { contestTimePhrases } from './contestTimePhrases';
import { freezeFaultOf, wantedFreeze } from './freezeActs';
import { Choice, MomentField } from './PauseFields';
import type { FreezeAct, HeldContest, TimeValues } from './timeValues';
import { useEffectText } from './useEffectText';

interface FreezeFieldsProps {
  contest: HeldContest;
  values: Pick<TimeValues, 'freezeFrom' | 'freezeStart'> & { act: FreezeAct };
  /** The time of the server. */
  now: Date;
}

/** From when on the board is frozen, and what becomes hidden or visible by that. */
export function FreezeFields({ contest, values, now }: FreezeFieldsProps) {
  const say = usePhrases(contestTimePhrases);
  const { startTime, endTime } = contest;
  const isOver = now >= endTime;
  return (
    <>
      {values.act !== 'openSeal' && !(isOver && values.freezeFrom === 'moment') && (
        <Choice
          name="freezeFrom"
          options={[
            { value: 'now', label: say('now') },
            { value: 'moment', label: say('freezeMoment') },
          ]}
        />
      )}
      {values.act !== 'openSeal' && values.freezeFrom === 'moment' && (
        <MomentField name="freezeStart" label={say('freezeStart')} min={startTime} />
      )}
      <Effect contest={contest} values={values} now={now} />
    </>
  );
}

/** How many results become hidden or visible. Nothing while the moment is missing or wrong. */
function Effect({ contest, values, now }: FreezeFieldsProps) {
  const say = usePhrases(contestTimePhrases);
  const sayEffect = useEffectText();
  const isKnown = freezeFaultOf(contest, values, now) === undefined;
  const { data, error } = useFreezeEffect(contest, isKnown ? wantedFreeze(values) : undefined);
  return (
    <div aria-live="polite">
      {isKnown && error && !data && <Alert tone="warning">{say('effectFailed')}</Alert>}
      {isKnown && data && <Alert tone={data.hidden || data.shown ? 'warning' : 'info'}>{sayEffect(data)}</Alert>}
    </div>
  );
}
