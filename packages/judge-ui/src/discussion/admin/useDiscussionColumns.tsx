import { type AdminDiscussionRow, visibilities } from '@oj/contract';
import { Button, type Column, IconButton, RelativeTime, Switch, usePhrases, useToast } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { discussionAddress } from '../../links/discussionAddress';
import { RowTitle } from '../../parts/list/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { useMay } from '../../session/useMay';
import { discussionAdminPhrases } from './discussionAdminPhrases';
import { useDiscussionAdminMutations } from './useDiscussionAdmin';

/** The columns of the table; admins of the site alone pin. @param onRemove asks before a discussion is deleted; must be stable. */
export function useDiscussionColumns(onRemove: (row: AdminDiscussionRow) => void): readonly Column<AdminDiscussionRow>[] {
  const say = usePhrases(discussionAdminPhrases);
  const isAdmin = useMay('back_office');
  return useMemo(
    () => [
      { key: 'id', header: '#', width: '72px', cell: ({ id }) => id },
      { key: 'title', header: say('name'), cell: row => <Title row={row} /> },
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: ({ author }) => <bdi>{author}</bdi> },
      { key: 'category', header: say('category'), width: '120px', truncate: true, cell: ({ categoryName }) => categoryName },
      { key: 'posted', header: say('posted'), width: '120px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
      { key: 'enabled', header: say('enabled'), width: '80px', cell: row => row.deletedAt === null && <Enabled row={row} /> },
      ...(isAdmin
        ? [
            {
              key: 'pinned',
              header: say('pinned'),
              width: '80px',
              cell: (row: AdminDiscussionRow) => row.deletedAt === null && <Pinned row={row} />,
            },
          ]
        : []),
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => (row.deletedAt ? <Restore row={row} /> : <Remove row={row} onRemove={onRemove} />),
      },
    ],
    [say, isAdmin, onRemove],
  );
}

interface CellProps {
  row: AdminDiscussionRow;
}

function Title({ row: { id, gid, title, deletedAt, deletedBy } }: CellProps) {
  const say = usePhrases(discussionAdminPhrases);
  if (!deletedAt)
    return (
      <RowTitle>
        <Link to={discussionAddress({ id, gid })}>
          <bdi>{title}</bdi>
        </Link>
      </RowTitle>
    );
  return (
    <RowTitle>
      <bdi>{title}</bdi>
      <small>{say('deletedBy', { name: deletedBy ?? '' })}</small>
    </RowTitle>
  );
}

function Enabled({ row: { id, title, status } }: CellProps) {
  const say = usePhrases(discussionAdminPhrases);
  const showError = useErrorToast();
  const { change } = useDiscussionAdminMutations();
  return (
    <Switch
      label={say('enabledOf', { title })}
      labelHidden
      checked={status === visibilities.shown}
      disabled={change.isPending}
      onCheckedChange={isShown => change.mutate({ id, status: isShown ? 0 : 1 }, { onError: showError })}
    />
  );
}

function Pinned({ row: { id, title, topPriority } }: CellProps) {
  const say = usePhrases(discussionAdminPhrases);
  const showError = useErrorToast();
  const { change } = useDiscussionAdminMutations();
  return (
    <Switch
      label={say('pinnedOf', { title })}
      labelHidden
      checked={topPriority}
      disabled={change.isPending}
      onCheckedChange={isPinned => change.mutate({ id, topPriority: isPinned }, { onError: showError })}
    />
  );
}

function Remove({ row, onRemove }: CellProps & { onRemove: (row: AdminDiscussionRow) => void }) {
  const say = usePhrases(discussionAdminPhrases);
  return (
    <IconButton size="small" label={say('removeOf', row)} onClick={() => onRemove(row)}>
      <Trash2 />
    </IconButton>
  );
}

function Restore({ row: { id, title } }: CellProps) {
  const say = usePhrases(discussionAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { restore } = useDiscussionAdminMutations();
  const onSuccess = () => void toast({ tone: 'success', title: say('restored') });
  return (
    <Button
      size="small"
      aria-label={say('restoreOf', { title })}
      pending={restore.isPending}
      onClick={() => restore.mutate(id, { onSuccess, onError: showError })}
    >
      {say('restore')}
    </Button>
  );
}
