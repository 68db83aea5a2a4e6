import type { AuditEntry } from '@oj/contract';
import { Button, Card, EmptyState, PageHeader, Pagination, PlainTable, Select, theme, usePhrases } from '@oj/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { pageSizes } from '../../shell/pageSizes';
import { useTitle } from '../../site/useSite';
import { FilterRow, FilterWord } from '../shell/FilterRow';
import { auditPhrases, deedPhrases, deeds } from './auditPhrases';
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

/** What was changed in the back office, the latest first. */
export function AuditLog({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: AuditLogProps) {
  const say = usePhrases(auditPhrases);
  useTitle(say('title'));
  const { data, error, isPending, isPlaceholderData, refetch } = useAudit({ ...filter, currentPage: page, limit: pageSize });
  const [opened, setOpened] = useState<AuditEntry>();
  const columns = useAuditColumns(setOpened);
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <PlainTable
            label={say('title')}
            columns={columns}
            rows={data?.records ?? []}
            rowKey={({ id }) => String(id)}
            loading={isPending || isPlaceholderData}
            skeletonRows={12}
            density="comfortable"
            narrow="cards"
            empty={<Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
          />
        )}
      </Card>
      {data && (
        <Foot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
            pageSizes={pageSizes}
            onPageSizeChange={onPageSizeChange}
          />
        </Foot>
      )}
      <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

const isFiltered = ({ username, action }: AuditFilter) => username !== undefined || action !== undefined;

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(auditPhrases);
  if (!filtered) return <EmptyState picture="scroll" title={say('noneYet')} />;
  return (
    <EmptyState picture="boat" title={say('none')} action={<Button onClick={onReset}>{say('reset')}</Button>}>
      {say('noneHint')}
    </EmptyState>
  );
}

function Filters({ filter, onFilterChange }: Pick<AuditLogProps, 'filter' | 'onFilterChange'>) {
  const say = usePhrases(auditPhrases);
  const sayDeed = usePhrases(deedPhrases);
  return (
    <FilterRow>
      <FilterWord
        label={say('whoSearch')}
        prefix={<Search aria-hidden />}
        value={filter.username}
        maxLength={20}
        onChange={username => onFilterChange({ ...filter, username })}
      />
      <Select
        label={say('deed')}
        labelHidden
        value={filter.action ?? ''}
        options={[{ value: '', label: say('anyDeed') }, ...deeds.map(deed => ({ value: deed, label: sayDeed(deed) }))]}
        onValueChange={action => onFilterChange({ ...filter, action: action || undefined })}
      />
      {isFiltered(filter) && (
        <Button tone="quiet" onClick={() => onFilterChange({})}>
          <X aria-hidden /> {say('reset')}
        </Button>
      )}
    </FilterRow>
  );
}

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
