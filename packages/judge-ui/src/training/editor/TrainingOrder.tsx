import type { EditedRow, TrainingEntry } from '@oj/contract';
import { Card, IconButton, Tag, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { ArrowDown, ArrowUp, GripVertical, SquarePen, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { useAdminScope } from '../../page/AdminScope';
import { moved } from '../../parts/list/moved';
import { RowTitle } from '../../parts/list/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { AuthSelect } from '../../problem/admin/AuthSelect';
import { ProblemMenu } from '../../problem/admin/ProblemRowActions';
import { trainingProblemAdminPhrases } from './trainingProblemAdminPhrases';
import { useTrainingProblemMutations } from './useTrainingAdmin';

const PUBLIC = 1;

interface TrainingOrderProps {
  tid: number;
  /** The problems in the order of the training. */
  problems: readonly EditedRow[];
  /** The entries of the training, by the number of the problem. */
  entries: Record<string, TrainingEntry>;
  onEdit: (entry: TrainingEntry) => void;
  onRemove: (entry: TrainingEntry) => void;
}

/** The problems of a training, put in order by dragging a row or with the arrows of it. */
export function TrainingOrder({ tid, problems, entries, onEdit, onRemove }: TrainingOrderProps) {
  const say = usePhrases(trainingProblemAdminPhrases);
  const showError = useErrorToast();
  const { gid } = useAdminScope();
  const { order } = useTrainingProblemMutations(tid);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const stored = problems.map(({ id }) => id);
  const pids = order.isPending ? order.variables : stored;
  const byId = new Map(problems.map(problem => [problem.id, problem]));

  function move(pid: number, to: number) {
    const wanted = moved(pids, pids.indexOf(pid), to);
    if (wanted.join() === pids.join()) return;
    order.mutate(wanted, {
      onSuccess: () => setSaid(say('moved', { id: entries[String(pid)]?.displayId ?? '', place: to + 1 })),
      onError: showError,
    });
  }

  return (
    <Card padding="none">
      <Said>{said}</Said>
      <List aria-label={say('title')}>
        {pids.map((pid, place) => {
          const problem = byId.get(pid);
          const entry = entries[String(pid)];
          if (!problem || !entry) return null;
          return (
            <Row
              key={pid}
              draggable={!order.isPending}
              data-dragged={dragged === pid || undefined}
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', entry.displayId);
                setDragged(pid);
              }}
              onDragOver={(event: DragEvent) => dragged !== undefined && event.preventDefault()}
              onDrop={(event: DragEvent) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, place);
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              <GripVertical aria-hidden size={16} />
              <Id>{entry.displayId}</Id>
              <Name>
                <bdi>{problem.mayEdit ? <Link to={problemFormAddress(gid, pid)}>{problem.title}</Link> : problem.title}</bdi>{' '}
                {problem.problemId !== entry.displayId && <Quiet>{problem.problemId}</Quiet>}
                <Quiet>
                  <bdi>{problem.author}</bdi>
                </Quiet>
                {problem.auth !== PUBLIC && !problem.mayEdit && <Tag tone="warning">{say('notPublic')}</Tag>}
                {entry.text.trim() && <Tag>{say('hasText')}</Tag>}
              </Name>
              <Actions>
                {problem.mayEdit && <AuthSelect row={problem} />}
                <IconButton
                  label={say('up', { id: entry.displayId })}
                  size="small"
                  disabled={place === 0 || order.isPending}
                  onClick={() => move(pid, place - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={say('down', { id: entry.displayId })}
                  size="small"
                  disabled={place === pids.length - 1 || order.isPending}
                  onClick={() => move(pid, place + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton label={say('editOne', { id: entry.displayId })} size="small" onClick={() => onEdit(entry)}>
                  <SquarePen />
                </IconButton>
                <IconButton label={say('removeOne', { id: entry.displayId })} size="small" onClick={() => onRemove(entry)}>
                  <Trash2 />
                </IconButton>
                {problem.mayEdit && <ProblemMenu row={problem} />}
              </Actions>
            </Row>
          );
        })}
      </List>
    </Card>
  );
}

const Said = styled.output`
  ${visuallyHidden}
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(64px, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[5]};
  min-height: 48px;
  padding-inline: ${theme.space[6]};
  color: ${theme.color.text};
  cursor: grab;
  &:not(:first-child) {
    border-block-start: 1px solid ${theme.color.line};
  }
  &[data-dragged] {
    background: ${theme.color.accentSoft};
  }
  & > svg {
    color: ${theme.color.text3};
  }
  ${theme.phone} {
    grid-template-columns: 16px auto minmax(0, 1fr);
    padding-block: ${theme.space[4]};
    & > :last-child {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Name = styled(RowTitle)`
  font: ${theme.font.strong};
`;

const Quiet = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
