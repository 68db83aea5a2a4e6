import type { AuditEntry } from '@oj/contract';
import { EmptyState, PageHeader, Select, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTitle } from '../../site/useSite';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/FilterRow';
import { PagedTable } from '../../parts/PagedTable';
import { auditPhrases, actionPhrases, auditActions } from './auditPhrases';
import { EntryDialog } from './EntryDialog';
import { useAudit } from './useAudit';
import { useAuditColumns } from './useAuditColumns';

export interface AuditFilter {
  username?: string | undefined;
  action?: string | undefined;
}

export interface AuditLogProps {
  filter: AuditFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: AuditFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The audit log of the back office, latest entry first. */
export function AuditLog({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: AuditLogProps) {
  const say = usePhrases(auditPhrases);
  useTitle(say('title'));
  const list = useAudit({ ...filter, currentPage: page, limit: pageSize });
  const [opened, setOpened] = useState<AuditEntry>();
  const columns = useAuditColumns(setOpened);
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        skeletonRows={12}
        empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
        page={page}
        pageSize={pageSize}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
      <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

const isFiltered = ({ username, action }: AuditFilter) => username !== undefined || action !== undefined;

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(auditPhrases);
  if (!filtered) return <EmptyState picture="scroll" title={say('noneYet')} />;
  return (
    <EmptyState picture="boat" title={say('none')} action={<ResetFilters onReset={onReset} />}>
      {say('noneHint')}
    </EmptyState>
  );
}

function Filters({ filter, onFilterChange }: Pick<AuditLogProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(auditPhrases);
  const sayAction = usePhrases(actionPhrases);
  return (
    <FilterRow isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})}>
      <FilterSearch
        label={say('whoSearch')}
        prefix={<Search aria-hidden />}
        value={filter.username}
        maxLength={20}
        onChange={username => onFilterChange({ ...filter, username })}
      />
      <Select
        label={say('action')}
        labelHidden
        value={filter.action ?? ''}
        options={[{ value: '', label: say('anyAction') }, ...auditActions.map(action => ({ value: action, label: sayAction(action) }))]}
        onValueChange={action => onFilterChange({ ...filter, action: action || undefined })}
      />
    </FilterRow>
  );
}
