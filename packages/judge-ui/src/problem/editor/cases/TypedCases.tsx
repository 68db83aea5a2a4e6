import { Button, TextArea, TextField, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { draggedStyle } from '../../../parts/list/RowGrip';
import { CaseGrip, CaseTools } from './CaseTools';
import { problemFormPhrases } from '../problemFormPhrases';
import { emptyCase, hasSubtasks, isScored, type ProblemValues, type TypedCase } from '../problemValues';
import { Sample } from '../SamplesSection';
import { useCaseOrder } from './useCaseOrder';

interface TypedCasesProps {
  cases: readonly TypedCase[];
  onChange: (cases: readonly TypedCase[]) => void;
}

/** Cases that are typed by hand, in the order in which they run. */
export function TypedCases({ cases, onChange }: TypedCasesProps) {
  const say = usePhrases(problemFormPhrases);
  const change = (index: number, part: Partial<TypedCase>) =>
    onChange(cases.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const { spoken, scroller: _, ...order } = useCaseOrder(cases, onChange);
  return (
    <>
      <Spoken aria-live="polite">{spoken}</Spoken>
      {cases.map((each, index) => (
        <Case key={index} aria-label={say('caseName', { number: index + 1 })} {...order.rowOf(index)}>
          <Line>
            {cases.length > 1 && <CaseGrip index={index} order={order} />}
            <strong>{say('caseName', { number: index + 1 })}</strong>
            <Points row={each} number={index + 1} onChange={part => change(index, part)} />
            <CaseTools index={index} count={cases.length} order={order} onRemove={() => onChange(cases.filter((_, at) => at !== index))} />
          </Line>
          <Sample>
            <TextArea
              label={say('caseInput', { number: index + 1 })}
              value={each.input}
              spellCheck={false}
              onChange={event => change(index, { input: event.target.value })}
            />
            <TextArea
              label={say('caseOutput', { number: index + 1 })}
              value={each.output}
              spellCheck={false}
              onChange={event => change(index, { output: event.target.value })}
            />
          </Sample>
        </Case>
      ))}
      <div>
        <Button onClick={() => onChange([...cases, emptyCase])}>
          <Plus aria-hidden /> {say('addCase')}
        </Button>
      </div>
    </>
  );
}

function Points({ row, number, onChange }: { row: TypedCase; number: number; onChange: (part: Partial<TypedCase>) => void }) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const [type, judgeCaseMode] = useWatch({ control, name: ['type', 'judgeCaseMode'] });
  return (
    <>
      {hasSubtasks({ judgeCaseMode }) && (
        <Few
          label={say('groupOf', { number })}
          labelHidden
          size="small"
          prefix={say('group')}
          inputMode="numeric"
          value={row.groupNum}
          onChange={event => onChange({ groupNum: event.target.value })}
        />
      )}
      {isScored({ type }) && (
        <Few
          label={say('scoreOf', { number })}
          labelHidden
          size="small"
          prefix={say('score')}
          inputMode="numeric"
          value={row.score}
          onChange={event => onChange({ score: event.target.value })}
        />
      )}
    </>
  );
}

const Case = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  border: 0;
  gap: ${theme.space[4]};
  padding: 0 0 ${theme.space[6]};
  border-block-end: 1px solid ${theme.color.line};
  ${draggedStyle}
  & ${Sample} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: 0;
    border: 0;
    ${theme.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  & > strong {
    font: ${theme.font.strong};
  }
  & > span:last-child {
    margin-inline-start: auto;
  }
`;

const Spoken = styled.p`
  ${visuallyHidden}
`;

const Few = styled(TextField)`
  width: 150px;
`;
