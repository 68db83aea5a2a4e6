import type { EditedTrainingRow } from '@oj/contract';
import { type Column, IconButton, Switch, theme, usePhrases, useToast } from '@oj/ui';
import { ListOrdered, SquarePen, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminScope } from '../../page/AdminScope';
import { ButtonLink } from '../../parts/ButtonLink';
import { RowTitle } from '../../parts/list/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { useMay } from '../../session/useMay';
import { AuthTag, CategoryTag } from '../TrainingTags';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { useTrainingMutations } from './useTrainingAdmin';

/** Columns of the trainings of the admin scope; an action that the reader may not do is left out. */
export function useTrainingAdminColumns(onRemove: (row: EditedTrainingRow) => void): readonly Column<EditedTrainingRow>[] {
  const say = usePhrases(trainingAdminPhrases);
  const { gid, addresses } = useAdminScope();
  const isSuperAdmin = useMay('training_manage');
  return useMemo(
    () => [
      { key: 'id', header: say('number'), width: '72px', cell: row => <Figure>{row.id}</Figure> },
      { key: 'rank', header: say('rank'), width: '88px', cell: row => <Figure>{row.rank}</Figure> },
      {
        key: 'title',
        header: say('name'),
        cell: row => <RowTitle>{row.mayEdit ? <Link to={addresses.training(row.id)}>{row.title}</Link> : row.title}</RowTitle>,
      },
      { key: 'auth', header: say('auth'), width: '96px', cell: row => <AuthTag training={row} /> },
      { key: 'category', header: say('category'), width: '132px', cell: row => <CategoryTag training={row} /> },
      { key: 'count', header: say('count'), align: 'end', width: '88px', cell: row => <Figure>{row.problemCount}</Figure> },
      { key: 'author', header: say('author'), width: '112px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'visible', header: say('visible'), width: '80px', cell: row => <VisibleSwitch row={row} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '184px',
        cell: row => (
          <Actions>
            {row.mayEdit && (
              <>
                <ButtonLink to={addresses.trainingProblems(row.id)} data-size="small" aria-label={say('problemsOf', { title: row.title })}>
                  <ListOrdered aria-hidden /> {say('problems')}
                </ButtonLink>
                <ButtonLink to={addresses.training(row.id)} data-size="small" data-tone="quiet" aria-label={`${say('edit')} ${row.title}`}>
                  <SquarePen aria-hidden />
                </ButtonLink>
              </>
            )}
            {(gid === undefined ? isSuperAdmin : row.mayEdit) && (
              <IconButton label={say('removeOf', { title: row.title })} size="small" onClick={() => onRemove(row)}>
                <Trash2 />
              </IconButton>
            )}
          </Actions>
        ),
      },
    ],
    [say, gid, addresses, isSuperAdmin, onRemove],
  );
}

function VisibleSwitch({ row }: { row: EditedTrainingRow }) {
  const say = usePhrases(trainingAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { changeStatus } = useTrainingMutations();
  const { id: tid, title } = row;
  return (
    <Switch
      label={say('visibleOf', { title })}
      labelHidden
      disabled={!row.mayEdit || changeStatus.isPending}
      checked={changeStatus.isPending ? changeStatus.variables.status : row.status}
      onCheckedChange={status =>
        changeStatus.mutate(
          { tid, status },
          { onSuccess: () => toast({ tone: 'success', title: say(status ? 'shown' : 'hidden', { title }) }), onError: showError },
        )
      }
    />
  );
}

const Figure = styled.span`
  font: ${theme.font.number};
`;

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
