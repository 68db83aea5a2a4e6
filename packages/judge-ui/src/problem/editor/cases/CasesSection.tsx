import { Button, RadioGroup, SubtaskEditor, theme, usePhrases } from '@oj/ui';
import { Layers, Scale } from 'lucide-react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FaultLine, QuietLine } from '../../../parts/formParts';
import { useFormAround } from '../../../parts/form/SaveForm';
import { CaseTable } from './CaseTable';
import { withEvenScores } from './evenScores';
import { FormSection } from '../FormSection';
import { problemFormPhrases } from '../problemFormPhrases';
import { type FileCase, hasSubtasks, isScored, type ProblemValues } from '../problemValues';
import { type SubtaskRule, subtasksOf, withNamedSubtasks, withSubtasks } from './subtasks';
import { TypedCases } from './TypedCases';
import { ZipDrop } from './ZipDrop';

/** The test cases: the stored ones, a zip, or typed by hand. */
export function CasesSection() {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const [source, present] = useWatch({ control, name: ['caseSource', 'present'] });
  const sources = present.length ? (['present', 'zip', 'typed'] as const) : (['zip', 'typed'] as const);
  return (
    <FormSection section="cases">
      <Controller
        control={control}
        name="caseSource"
        render={({ field }) => (
          <RadioGroup
            label={say('caseSource')}
            variant="segmented"
            value={field.value}
            options={sources.map(each => ({ value: each, label: say(each) }))}
            onValueChange={field.onChange}
          />
        )}
      />
      {source === 'zip' && <ZipDrop />}
      <Cases key={source} source={source} />
    </FormSection>
  );
}

function Cases({ source }: { source: ProblemValues['caseSource'] }) {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { control } = useFormContext<ProblemValues>();
  const { field } = useController({ control, name: source });
  const [type, mode] = useWatch({ control, name: ['type', 'judgeCaseMode'] });
  const cases: readonly FileCase[] = field.value;
  const fault = errorOf(source);
  const rule = isScored({ type }) ? subtaskRules[mode] : undefined;
  const byName = hasSubtasks({ judgeCaseMode: mode }) && source !== 'typed' ? withNamedSubtasks(cases) : undefined;
  return (
    <>
      {cases.length > 0 && !rule && (
        <Sum>
          <QuietLine as="output">
            {say('caseCount', { count: cases.length })}
            {isScored({ type }) && ` · ${say('total', { points: sumOf(cases) })}`}
          </QuietLine>
          {isScored({ type }) && (
            <Button size="small" onClick={() => field.onChange(withEvenScores(cases))}>
              <Scale aria-hidden /> {say('even')}
            </Button>
          )}
        </Sum>
      )}
      {byName && (
        <div>
          <Button size="small" onClick={() => field.onChange(byName)}>
            <Layers aria-hidden /> {say('byName')}
          </Button>
        </div>
      )}
      {cases.length > 0 && rule && (
        <SubtaskEditor
          key={cases.length}
          label={say('subtasks')}
          caseCount={cases.length}
          value={subtasksOf(cases, rule)}
          onValueChange={subtasks => field.onChange(withSubtasks(cases, subtasks, rule))}
        />
      )}
      {source === 'typed' ? (
        <TypedCases cases={cases} onChange={field.onChange} />
      ) : (
        cases.length > 0 && <CaseTable cases={cases} onChange={field.onChange} />
      )}
      {fault && <FaultLine role="alert">{fault}</FaultLine>}
    </>
  );
}

/** The case modes in which cases are scored together. */
const subtaskRules: Partial<Record<ProblemValues['judgeCaseMode'], SubtaskRule>> = { subtask_lowest: 'lowest', subtask_average: 'average' };

const sumOf = (cases: readonly FileCase[]) => cases.reduce((sum, { score }) => sum + (Number(score) || 0), 0);

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;
