import { Button, EmptyState, PageHeader, Select, usePhrases } from '@oj/ui';
import { Download, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../session/SessionProvider';
import { useTitle } from '../../site/useSite';
import { ButtonLink } from '../../parts/ButtonLink';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { banks } from '../banks';
import { importPhrases } from '../entries/importPhrases';
import { auths, nameOfAuth } from './AuthSelect';
import { ChosenProblems } from './ChosenProblems';
import { adminProblemPhrases } from './adminProblemPhrases';
import { useAdminProblemColumns } from './useAdminProblemColumns';
import { useAdminProblems, useProblemMutations } from './useAdminProblems';
import { may } from '../../session/may';

const ImportProblemDialog = lazy(async () => ({ default: (await import('../entries/ImportProblemDialog')).ImportProblemDialog }));

export interface AdminProblemFilter {
  keyword?: string | undefined;
  auth?: number | undefined;
  oj?: string | undefined;
}

export interface AdminProblemListProps {
  filter: AdminProblemFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: AdminProblemFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The list of all problems, for authors and admins. */
export function AdminProblemList({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: AdminProblemListProps) {
  const say = usePhrases(adminProblemPhrases);
  useTitle(say('title'));
  const user = useUser();
  const columns = useAdminProblemColumns();
  const sayImport = usePhrases(importPhrases);
  const { importRemote } = useProblemMutations();
  const [isImporting, setIsImporting] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useAdminProblems({ ...filter, currentPage: page, limit: pageSize });
  return (
    <>
      <PageHeader
        title={say('title')}
        description={may(user, 'problem_publish') ? undefined : say('authorRule')}
        actions={
          <>
            <Button onClick={() => setIsImporting(true)}>
              <Download aria-hidden /> {sayImport('import')}
            </Button>
            <ButtonLink to="/admin/problem/create" data-tone="primary">
              <Plus aria-hidden /> {say('create')}
            </ButtonLink>
          </>
        }
      />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        selection={{
          keys: chosen,
          onKeysChange: setChosen,
          nameOf: ({ problemId }) => problemId,
          canSelect: ({ mayEdit }) => mayEdit,
        }}
        skeletonRows={10}
        narrow="lines"
        empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
        page={page}
        pageSize={pageSize}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportProblemDialog importing={importRemote} open onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      {chosen.length > 0 && <ChosenProblems keys={chosen} rows={list.data?.records ?? []} onClear={() => setChosen([])} />}
    </>
  );
}

const isFiltered = (filter: AdminProblemFilter) => Object.values(filter).some(value => value !== undefined);

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(adminProblemPhrases);
  if (filtered)
    return (
      <EmptyState picture="boat" title={say('none')} action={<ResetFilters onReset={onReset} />}>
        {say('noneHint')}
      </EmptyState>
    );
  return (
    <EmptyState picture="scroll" title={say('noneYet')} action={<ButtonLink to="/admin/problem/create">{say('create')}</ButtonLink>}>
      {say('noneYetHint')}
    </EmptyState>
  );
}

function Filters({ filter, onFilterChange }: Pick<AdminProblemListProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(adminProblemPhrases);
  return (
    <FilterRow isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})}>
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.keyword}
        maxLength={100}
        onChange={keyword => onFilterChange({ ...filter, keyword })}
      />
      <Select
        label={say('auth')}
        labelHidden
        value={filter.auth === undefined ? '' : String(filter.auth)}
        options={[{ value: '', label: say('anyAuth') }, ...auths.map(auth => ({ value: String(auth), label: say(nameOfAuth(auth)) }))]}
        onValueChange={value => onFilterChange({ ...filter, auth: value ? Number(value) : undefined })}
      />
      <Select
        label={say('bank')}
        labelHidden
        value={filter.oj ?? ''}
        options={[{ value: '', label: say('allBanks') }, ...banks.map(bank => ({ value: bank, label: bank }))]}
        onValueChange={oj => onFilterChange({ ...filter, oj: oj || undefined })}
      />
    </FilterRow>
  );
}
