import type { ReferenceSolution } from '@oj/contract';
import { type Column, IconButton, PlainTable, Tag, TestCaseMatrix, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { SquarePen, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { referencePhrases } from './referencePhrases';

interface ReferenceMatrixProps {
  solutions: readonly ReferenceSolution[];
  onEdit: (solution: ReferenceSolution) => void;
  onRemove: (solution: ReferenceSolution) => void;
}

/** What each program is meant to get and got, then its verdict on each case. */
export function ReferenceMatrix({ solutions, onEdit, onRemove }: ReferenceMatrixProps) {
  const say = usePhrases(referencePhrases);
  const columns: readonly Column<ReferenceSolution>[] = [
    { key: 'name', header: say('name'), cell: solution => <Name solution={solution} /> },
    { key: 'expected', header: say('expected'), cell: ({ expected }) => <VerdictSeal status={expected} /> },
    { key: 'got', header: say('got'), cell: solution => <Outcome solution={solution} /> },
    {
      key: 'actions',
      header: say('actions'),
      headerHidden: true,
      align: 'end',
      cell: solution => (
        <span>
          <IconButton size="small" label={say('edit', solution)} onClick={() => onEdit(solution)}>
            <SquarePen />
          </IconButton>
          <IconButton size="small" label={say('remove', solution)} onClick={() => onRemove(solution)}>
            <Trash2 />
          </IconButton>
        </span>
      ),
    },
  ];
  const programs = useMemo(
    () =>
      solutions.flatMap(({ id, name, run }) =>
        run ? [{ id, name, cases: run.cases.map(({ number, status, time }) => ({ place: number, status, timeMs: time })) }] : [],
      ),
    [solutions],
  );
  return (
    <>
      <PlainTable label={say('programs')} columns={columns} rows={solutions} rowKey={({ id }) => String(id)} narrow="cards" />
      {programs.length > 0 && <TestCaseMatrix label={say('matrix')} programs={programs} />}
    </>
  );
}

const Name = ({ solution: { name, language } }: { solution: ReferenceSolution }) => (
  <Lines>
    <bdi>{name}</bdi>
    <Quiet>{language}</Quiet>
  </Lines>
);

function Outcome({ solution: { run, isWaiting, isStale, expected } }: { solution: ReferenceSolution }) {
  const say = usePhrases(referencePhrases);
  if (isWaiting) return <Tag tone="running">{say('waiting')}</Tag>;
  if (!run) return <Quiet>{say('notRun')}</Quiet>;
  const isMeant = run.status === expected;
  return (
    <Outcomes title={run.message ?? undefined}>
      <VerdictSeal status={run.status} score={run.score} />
      <Tag tone={isMeant ? 'success' : 'danger'}>{say(isMeant ? 'asMeant' : 'notAsMeant')}</Tag>
      <Quiet>{run.time} ms</Quiet>
      {isStale && <Tag tone="warning">{say('stale')}</Tag>}
    </Outcomes>
  );
}

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

const Outcomes = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;
