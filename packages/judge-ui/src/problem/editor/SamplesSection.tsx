import { Button, IconButton, TextArea, theme, usePhrases } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { FormSection } from './FormSection';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

const ADVISED_SAMPLES = 2;

/** The samples that are printed with the statement. */
export function SamplesSection() {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control } = useFormContext<ProblemValues>();
  const { field } = useController({ control, name: 'examples' });
  const examples = field.value;
  const change = (index: number, part: 'input' | 'output', text: string) =>
    field.onChange(examples.map((each, at) => (at === index ? { ...each, [part]: text } : each)));
  return (
    <FormSection
      section="samples"
      description={say('samplesLead')}
      actions={
        <Button size="small" onClick={() => field.onChange([...examples, { input: '', output: '' }])}>
          <Plus aria-hidden /> {say('addSample')}
        </Button>
      }
    >
      {examples.length === 0 && <QuietLine>{say('noSample')}</QuietLine>}
      {examples.map(({ input, output }, index) => (
        <Sample key={index} as="fieldset" aria-label={say('sample', { number: index + 1 })}>
          <TextArea
            label={say('sampleInput', { number: index + 1 })}
            value={input}
            required
            rows={4}
            spellCheck={false}
            onChange={event => change(index, 'input', event.target.value)}
          />
          <TextArea
            label={say('sampleOutput', { number: index + 1 })}
            value={output}
            required
            rows={4}
            spellCheck={false}
            onChange={event => change(index, 'output', event.target.value)}
          />
          <IconButton
            label={say('removeSample', { number: index + 1 })}
            onClick={() => field.onChange(examples.filter((_, at) => at !== index))}
          >
            <Trash2 />
          </IconButton>
        </Sample>
      ))}
      {examples.length > ADVISED_SAMPLES && <QuietLine as="output">{say('manySamples')}</QuietLine>}
      {errorOf('examples') && <FaultLine role="alert">{errorOf('examples')}</FaultLine>}
    </FormSection>
  );
}

/** Two boxes for what a program reads and writes, and a button. */
export const Sample = styled.div`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[5]};
  & > button {
    margin-block-start: 22px;
  }
  & textarea {
    font: ${theme.font.code};
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: ${theme.space[6]};
    border-block-end: 1px solid ${theme.color.line};
    & > button {
      margin: 0;
      justify-self: end;
    }
  }
`;
