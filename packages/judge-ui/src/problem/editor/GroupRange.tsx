import { Button, TextField, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { problemFormPhrases } from './problemFormPhrases';
import { withGroup } from './withGroup';

interface GroupRangeProps<Case> {
  cases: readonly Case[];
  onChange: (cases: Case[]) => void;
}

const fields = ['groupFrom', 'groupTo', 'groupNumber'] as const;

/** Sets the subtask of all cases from one number to another. */
export function GroupRange<Case extends { groupNum: string }>({ cases, onChange }: GroupRangeProps<Case>) {
  const say = usePhrases(problemFormPhrases);
  const [values, setValues] = useState({ groupFrom: '1', groupTo: String(cases.length), groupNumber: '1' });
  const [from, to, group] = fields.map(name => Number(values[name])) as [number, number, number];
  const isRight = from >= 1 && to >= from && to <= cases.length && group >= 1;
  return (
    <Range aria-label={say('groupRange')}>
      {fields.map(name => (
        <TextField
          key={name}
          label={say(name)}
          inputMode="numeric"
          value={values[name]}
          onChange={event => setValues({ ...values, [name]: event.target.value.replace(/\D/g, '').slice(0, 4) })}
        />
      ))}
      <Button disabled={!isRight} onClick={() => onChange(withGroup(cases, { from, to, group }))}>
        {say('groupSet')}
      </Button>
    </Range>
  );
}

const Range = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[4]};
  & > :not(button) {
    width: 96px;
  }
`;
