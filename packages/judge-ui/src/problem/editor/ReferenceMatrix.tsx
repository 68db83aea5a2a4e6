import { type ReferenceSolution, Status } from '@oj/contract';
import { IconButton, Tag, theme, usePhrases, VerdictSeal, verdicts } from '@oj/ui';
import { SquarePen, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { referencePhrases } from './referencePhrases';

interface ReferenceMatrixProps {
  solutions: readonly ReferenceSolution[];
  onEdit: (solution: ReferenceSolution) => void;
  onRemove: (solution: ReferenceSolution) => void;
}

/** What each program got in each case: a column a program, a row a case. */
export function ReferenceMatrix({ solutions, onEdit, onRemove }: ReferenceMatrixProps) {
  const say = usePhrases(referencePhrases);
  const most = Math.max(0, ...solutions.map(({ run }) => run?.cases.length ?? 0));
  return (
    <Scroll tabIndex={0} aria-label={say('matrix')}>
      <table aria-label={say('matrix')}>
        <thead>
          <tr>
            <th scope="col">{say('case')}</th>
            {solutions.map(solution => (
              <th key={solution.id} scope="col">
                <bdi>{solution.name}</bdi>
                <small>{solution.language}</small>
                <span>
                  <IconButton size="small" label={say('edit', solution)} onClick={() => onEdit(solution)}>
                    <SquarePen />
                  </IconButton>
                  <IconButton size="small" label={say('remove', solution)} onClick={() => onRemove(solution)}>
                    <Trash2 />
                  </IconButton>
                </span>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('expected')}</th>
            {solutions.map(({ id, expected }) => (
              <td key={id}>
                <VerdictSeal status={expected} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('got')}</th>
            {solutions.map(solution => (
              <td key={solution.id}>
                <Outcome solution={solution} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: most }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {solutions.map(({ id, run }) => (
                <CaseCell key={id} result={run?.cases[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

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

const lettersOf = new Map(verdicts.map(({ code, letters }) => [code, letters]));

function CaseCell({ result }: { result: NonNullable<ReferenceSolution['run']>['cases'][number] | undefined }) {
  if (!result) return <td>–</td>;
  const isAccepted = result.status === Status.accepted;
  return (
    <td data-failed={!isAccepted || undefined}>
      {!isAccepted && <b>{lettersOf.get(result.status)} </b>}
      {result.time} ms
    </td>
  );
}

const Scroll = styled.section`
  max-height: 520px;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & table {
    border-collapse: collapse;
    font: ${theme.font.body};
  }
  & :is(th, td) {
    padding: ${theme.space[3]} ${theme.space[5]};
    border-block-end: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & thead th > bdi {
    display: block;
    max-width: 180px;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
  & thead th > small {
    display: block;
    font: ${theme.font.caption};
  }
  & tbody td {
    font: ${theme.font.number};
    white-space: nowrap;
  }
  & td[data-failed] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${theme.color.surface};
  }
`;

const Outcomes = styled.span`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;
