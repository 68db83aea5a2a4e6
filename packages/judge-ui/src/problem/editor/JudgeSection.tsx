import { RadioGroup, Select, TextField, theme, usePhrases } from '@oj/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { SwitchField } from '../../parts/form/SwitchField';
import { FieldRow } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { caseModesOf } from './cases/caseModes';
import { FormSection } from './FormSection';
import { JudgeCode } from './JudgeCode';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

const modes = ['default', 'spj', 'interactive'] as const;
const switches = ['isRemoveEndBlank', 'openCaseResult', 'openCheckerMessage', 'isFileIO'] as const;
const hints = { default: 'defaultHint', spj: 'spjHint', interactive: 'interactiveHint' } as const;

/** How an output is judged, and how the cases add up. */
export function JudgeSection({ pid }: { pid: number | undefined }) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const [judgeMode, type] = useWatch({ control, name: ['judgeMode', 'type'] });
  const caseModes = caseModesOf(type).map(({ value, phrase }) => ({ value, label: say(phrase) }));
  return (
    <FormSection section="judge">
      <Controller
        control={control}
        name="judgeMode"
        render={({ field }) => (
          <RadioGroup
            label={say('judgeMode')}
            variant="row"
            value={field.value}
            options={modes.map(mode => ({ value: mode, label: say(mode), hint: say(hints[mode]) }))}
            onValueChange={field.onChange}
          />
        )}
      />
      {judgeMode !== 'default' && <JudgeCode pid={pid} mode={judgeMode} />}
      <FieldRow>
        <Controller
          control={control}
          name="judgeCaseMode"
          render={({ field }) => (
            <Select ref={field.ref} label={say('judgeCaseMode')} value={field.value} options={caseModes} onValueChange={field.onChange} />
          )}
        />
      </FieldRow>
      <Switches>
        {switches
          .filter(name => name !== 'openCheckerMessage' || judgeMode !== 'default')
          .map(name => (
            <SwitchField key={name} control={control} name={name} label={say(name)} />
          ))}
      </Switches>
      {judgeMode !== 'default' && <Hint>{say('openCheckerMessageHint')}</Hint>}
      <FileNames />
    </FormSection>
  );
}

function FileNames() {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control, register } = useFormContext<ProblemValues>();
  const isFileIO = useWatch({ control, name: 'isFileIO' });
  if (!isFileIO) return null;
  return (
    <FieldRow>
      <TextField
        label={say('ioRead')}
        placeholder="input.txt"
        required
        maxLength={64}
        spellCheck={false}
        error={errorOf('ioReadFileName')}
        {...register('ioReadFileName')}
      />
      <TextField
        label={say('ioWrite')}
        placeholder="output.txt"
        required
        maxLength={64}
        spellCheck={false}
        error={errorOf('ioWriteFileName')}
        {...register('ioWriteFileName')}
      />
    </FieldRow>
  );
}

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
`;

const Hint = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
