import { formatBytes, TextField, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { draggedStyle } from '../../../parts/list/RowGrip';
import { CaseGrip, CaseTools } from './CaseTools';
import { problemFormPhrases } from '../problemFormPhrases';
import { type FileCase, hasSubtasks, isScored, type ProblemValues } from '../problemValues';
import { type CaseOrder, useCaseOrder } from './useCaseOrder';

interface CaseTableProps {
  cases: readonly FileCase[];
  onChange: (cases: readonly FileCase[]) => void;
}

/** Cases by the names of their files, in the order in which they run. */
export function CaseTable({ cases, onChange }: CaseTableProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const [type, judgeCaseMode] = useWatch({ control, name: ['type', 'judgeCaseMode'] });
  const shown = { score: isScored({ type }), group: hasSubtasks({ judgeCaseMode }) };
  const { spoken, scroller, ...order } = useCaseOrder(cases, onChange);
  return (
    <Scroll ref={scroller} aria-label={say('caseList')} tabIndex={0}>
      <Spoken aria-live="polite">{spoken}</Spoken>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('number')}</th>
            <th scope="col">{say('inputFile')}</th>
            <th scope="col">{say('outputFile')}</th>
            {shown.group && <th scope="col">{say('group')}</th>}
            {shown.score && <th scope="col">{say('score')}</th>}
            <th scope="col">{say('order')}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((each, index) => (
            <CaseRow
              key={`${each.input} ${each.output}`}
              index={index}
              count={cases.length}
              order={order}
              row={each}
              shown={shown}
              onChange={change => onChange(cases.map((other, at) => (at === index ? { ...other, ...change } : other)))}
              onRemove={() => onChange(cases.filter((_, at) => at !== index))}
            />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface CaseRowProps {
  index: number;
  count: number;
  order: CaseOrder;
  row: FileCase;
  shown: { score: boolean; group: boolean };
  onChange: (change: Partial<FileCase>) => void;
  onRemove: () => void;
}

function CaseRow({ index, count, order, row, shown, onChange, onRemove }: CaseRowProps) {
  const say = usePhrases(problemFormPhrases);
  const number = index + 1;
  return (
    <tr {...order.rowOf(index)}>
      <td>
        <Order>
          {count > 1 && <CaseGrip index={index} order={order} />}
          {number}
        </Order>
      </td>
      <td>
        <File name={row.input} bytes={row.inputBytes} />
      </td>
      <td>
        <File name={row.output} bytes={row.outputBytes} />
      </td>
      {shown.group && (
        <td>
          <Points
            label={say('groupOf', { number })}
            labelHidden
            size="small"
            inputMode="numeric"
            value={row.groupNum}
            onChange={event => onChange({ groupNum: event.target.value })}
          />
        </td>
      )}
      {shown.score && (
        <td>
          <Points
            label={say('scoreOf', { number })}
            labelHidden
            size="small"
            inputMode="numeric"
            value={row.score}
            onChange={event => onChange({ score: event.target.value })}
          />
        </td>
      )}
      <td>
        <CaseTools index={index} count={count} order={order} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function File({ name, bytes }: { name: string; bytes: number | undefined }) {
  if (!name) return <small>—</small>;
  return (
    <>
      {name} {bytes !== undefined && <small>{formatBytes(bytes)}</small>}
    </>
  );
}

const Order = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-inline-start: -8px;
`;

const Spoken = styled.p`
  ${visuallyHidden}
`;

const Points = styled(TextField)`
  width: 84px;
`;

const Scroll = styled.section`
  max-height: 480px;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & table {
    width: 100%;
    border-collapse: collapse;
    font: ${theme.font.body};
  }
  & thead :is(th, td) {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    height: 36px;
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: start;
  }
  & :is(th, td) {
    padding-inline: ${theme.space[5]};
    white-space: nowrap;
  }
  & tbody tr {
    ${draggedStyle}
  }
  & tbody td {
    height: 40px;
    border-block-start: 1px solid ${theme.color.line};
    font: ${theme.font.number};
  }
  & tbody td:first-child,
  & small {
    color: ${theme.color.text3};
  }
  & td:last-child {
    text-align: end;
  }
  & [id$='-note']:empty {
    display: none;
  }
`;
