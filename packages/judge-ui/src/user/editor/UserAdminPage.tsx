import type { ManagedUser } from '@oj/contract';
import { Button, EmptyState, PageHeader, Switch, usePhrases } from '@oj/ui';
import { FileUp, Search, UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useUser } from '../../session/SessionProvider';
import { useTitle } from '../../site/useSite';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { RemoveUsersDialog } from './RemoveUsersDialog';
import { SelectionBar } from './SelectionBar';
import { UserDialog } from './UserDialog';
import { userAdminPhrases } from './userAdminPhrases';
import { useUserColumns } from './useUserColumns';
import { useManagedUsers } from './useUserAdmin';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));
const AddUserDialog = lazy(async () => ({ default: (await import('./AddUserDialog')).AddUserDialog }));
const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog')).GenerateDialog }));

export interface UserAdminFilter {
  keyword?: string | undefined;
  onlyAdmin?: boolean | undefined;
}

export interface UserAdminPageProps {
  filter: UserAdminFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: UserAdminFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** Everybody who has an account, the newest first. */
export function UserAdminPage({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: UserAdminPageProps) {
  const say = usePhrases(userAdminPhrases);
  useTitle(say('title'));
  const ownUid = useUser()?.uid;
  const list = useManagedUsers({ ...filter, currentPage: page, limit: pageSize });
  const [edited, setEdited] = useState<ManagedUser>();
  const [chosen, setChosen] = useState<readonly ManagedUser[]>([]);
  const [going, setGoing] = useState<readonly ManagedUser[]>([]);
  const removeOne = useCallback((user: ManagedUser) => setGoing([user]), []);
  const columns = useUserColumns({ ownUid, onEdit: setEdited, onRemove: removeOne });
  const choose = (uids: readonly string[]) => {
    const known = new Map([...chosen, ...(list.data?.records ?? [])].map(user => [user.uid, user]));
    setChosen(uids.flatMap(uid => known.get(uid) ?? []));
  };
  const afterRemoval = () => {
    const gone = new Set(going.map(({ uid }) => uid));
    setChosen(chosen.filter(({ uid }) => !gone.has(uid)));
  };
  return (
    <>
      <PageHeader title={say('title')} actions={<MakeUsers />} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={user => user.uid}
        selection={{
          keys: chosen.map(({ uid }) => uid),
          onKeysChange: choose,
          nameOf: user => user.username,
          canSelect: user => user.uid !== ownUid,
        }}
        skeletonRows={10}
        narrow="lines"
        empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
        page={page}
        pageSize={pageSize}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
      {chosen.length > 0 && <SelectionBar count={chosen.length} onClear={() => setChosen([])} onRemove={() => setGoing(chosen)} />}
      <UserDialog user={edited} onClose={() => setEdited(undefined)} />
      <RemoveUsersDialog users={going} onClose={() => setGoing([])} onRemoved={afterRemoval} />
    </>
  );
}

const isFiltered = ({ keyword, onlyAdmin }: UserAdminFilter) => keyword !== undefined || onlyAdmin === true;

function MakeUsers() {
  const say = usePhrases(userAdminPhrases);
  const [opened, setOpened] = useState<'add' | 'import' | 'generate'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button onClick={() => setOpened('add')}>
        <UserPlus aria-hidden /> {say('add')}
      </Button>
      <Button onClick={() => setOpened('generate')}>
        <Users aria-hidden /> {say('generate')}
      </Button>
      <Button tone="primary" onClick={() => setOpened('import')}>
        <FileUp aria-hidden /> {say('import')}
      </Button>
      <Suspense>
        {opened === 'add' && <AddUserDialog onClose={close} />}
        {opened === 'import' && <ImportDialog onClose={close} />}
        {opened === 'generate' && <GenerateDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(userAdminPhrases);
  return (
    <EmptyState picture="boat" title={say('none')} action={filtered && <ResetFilters onReset={onReset} />}>
      {filtered && say('noneHint')}
    </EmptyState>
  );
}

function Filters({ filter, onFilterChange }: Pick<UserAdminPageProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(userAdminPhrases);
  return (
    <FilterRow isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})}>
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      <Switch
        label={say('onlyAdmin')}
        checked={filter.onlyAdmin ?? false}
        onCheckedChange={onlyAdmin => onFilterChange({ ...filter, onlyAdmin: onlyAdmin || undefined })}
      />
    </FilterRow>
  );
}
