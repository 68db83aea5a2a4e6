import { contestTypes } from '@oj/contract';
import { Card, RadioGroup, Select, usePhrases } from '@oj/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { contestFormPhrases } from './contestFormPhrases';
import type { ContestValues } from './contestValues';
import { FieldRow, Rows } from '../../parts/formParts';
import { OnOff } from './OnOff';

/** What the board shows, and what else the contest offers. */
export function BoardSection() {
  const say = usePhrases(contestFormPhrases);
  const { control } = useFormContext<ContestValues>();
  const type = useWatch({ control, name: 'type' });
  return (
    <Card title={say('board')}>
      <Rows>
        <OnOff name="visible" />
        <OnOff name="openRank" />
        <OnOff name="openPrint" />
        <OnOff name="allowEndSubmit" />
        <FieldRow>
          <Controller
            control={control}
            name="rankShowName"
            render={({ field: { ref, value, onChange } }) => (
              <Select
                ref={ref}
                label={say('rankShowName')}
                value={value}
                options={(['username', 'nickname', 'realname'] as const).map(name => ({ value: name, label: say(name) }))}
                onValueChange={onChange}
              />
            )}
          />
        </FieldRow>
        {type === contestTypes.acm && <OnOff name="countsWholeMinutes" />}
        {type === contestTypes.oi && (
          <Controller
            control={control}
            name="oiRankScoreType"
            render={({ field: { ref, value, onChange } }) => (
              <RadioGroup
                ref={ref}
                label={say('oiRankScoreType')}
                variant="row"
                value={value}
                options={(['Recent', 'Highest'] as const).map(name => ({ value: name, label: say(name) }))}
                onValueChange={onChange}
              />
            )}
          />
        )}
      </Rows>
    </Card>
  );
}
