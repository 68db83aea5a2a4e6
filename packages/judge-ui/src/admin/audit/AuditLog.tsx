import { type AuditEntry, MOST_EXPORTED_ENTRIES } from '@oj/contract';
import { Button, DateTimePicker, EmptyState, PageHeader, Select, theme, usePhrases } from '@oj/ui';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTitle } from '../../site/useSite';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { useDownload } from '../../parts/useDownload';
import { auditPhrases, actionPhrases, auditActions, auditNouns, nounPhrases } from './auditPhrases';
import { EntryDialog } from './EntryDialog';
import { useAudit } from './useAudit';
import { useAuditColumns } from './useAuditColumns';

export interface AuditFilter {
  username?: string | undefined;
  action?: string | undefined;
  noun?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
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
  const { download, isPending } = useDownload();
  const [opened, setOpened] = useState<AuditEntry>();
  const columns = useAuditColumns(setOpened);
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={
          <Button
            pending={isPending}
            title={say('exportHint', { most: MOST_EXPORTED_ENTRIES })}
            onClick={() => download({ name: 'audit.csv', fetch: api => api.audit.export(filter) })}
          >
            <Download aria-hidden /> {say('export')}
          </Button>
        }
      />
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

const isFiltered = (filter: AuditFilter) => Object.values(filter).some(value => value !== undefined);

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
  const sayNoun = usePhrases(nounPhrases);
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
        label={say('noun')}
        labelHidden
        value={filter.noun ?? ''}
        options={[{ value: '', label: say('anyNoun') }, ...auditNouns.map(noun => ({ value: noun, label: sayNoun(noun) }))]}
        onValueChange={noun => onFilterChange({ ...filter, noun: noun || undefined, action: undefined })}
      />
      <Select
        label={say('action')}
        labelHidden
        value={filter.action ?? ''}
        options={[
          { value: '', label: say('anyAction') },
          ...auditActions
            .filter(action => !filter.noun || action.startsWith(`${filter.noun}.`))
            .map(action => ({ value: action, label: sayAction(action) })),
        ]}
        onValueChange={action => onFilterChange({ ...filter, action: action || undefined })}
      />
      {(['from', 'to'] as const).map(name => (
        <Moment key={name}>
          <DateTimePicker
            label={say(name)}
            labelHidden
            placeholder={say(name)}
            value={filter[name] ?? null}
            onValueChange={moment => onFilterChange({ ...filter, [name]: moment ?? undefined })}
          />
        </Moment>
      ))}
    </FilterRow>
  );
}

/** Its line with the time zone hangs below the row of filters. */
const Moment = styled.div`
  flex: 0 1 220px;
  margin-block-end: -22px;
  ${theme.phone} {
    flex: 1 1 100%;
    margin-block-end: 0;
  }
`;
