import type { AdminDiscussionRow } from '@oj/contract';
import { EmptyState, Select, usePhrases, useToast } from '@oj/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useAdminScope } from '../../page/AdminScope';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { discussionAdminPhrases } from './discussionAdminPhrases';
import { useAdminDiscussions, useDiscussionAdminMutations } from './useDiscussionAdmin';
import { useDiscussionColumns } from './useDiscussionColumns';

const PAGE_SIZE = 15;
export const discussionStates = ['shown', 'disabled', 'deleted'] as const;

export interface DiscussionAdminFilter {
  state?: (typeof discussionStates)[number] | undefined;
  keyword?: string | undefined;
}

interface DiscussionTableProps {
  filter: DiscussionAdminFilter;
  page: number;
  onFilterChange: (filter: DiscussionAdminFilter) => void;
  onPageChange: (page: number) => void;
}

/** All discussions of the admin scope. Their rows show, pin and delete them; in the back office of the site they restore them, too. */
export function DiscussionTable({ filter, page, onFilterChange, onPageChange }: DiscussionTableProps) {
  const say = usePhrases(discussionAdminPhrases);
  const toast = useToast();
  const { gid } = useAdminScope();
  const list = useAdminDiscussions({ ...filter, currentPage: page, limit: PAGE_SIZE });
  const { remove } = useDiscussionAdminMutations();
  const [going, setGoing] = useState<AdminDiscussionRow>();
  const columns = useDiscussionColumns(setGoing);
  const isFiltered = filter.state !== undefined || filter.keyword !== undefined;
  const reset = () => onFilterChange({});
  const tellRemoved = () => void toast({ tone: 'success', title: say('removed') });
  return (
    <>
      <FilterRow isFiltered={isFiltered} onReset={reset}>
        <FilterSearch
          label={say('search')}
          prefix={<Search aria-hidden />}
          value={filter.keyword}
          maxLength={100}
          onChange={keyword => onFilterChange({ ...filter, keyword })}
        />
        {gid === undefined && (
          <Select
            label={say('state')}
            labelHidden
            value={filter.state ?? ''}
            options={[{ value: '', label: say('anyState') }, ...discussionStates.map(state => ({ value: state, label: say(state) }))]}
            onValueChange={value => onFilterChange({ ...filter, state: discussionStates.find(state => state === value) })}
          />
        )}
      </FilterRow>
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          isFiltered ? (
            <EmptyState picture="boat" title={say('noMatch')} action={<ResetFilters onReset={reset} />} />
          ) : (
            <EmptyState picture="scroll" title={say('none')} />
          )
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
      <ConfirmDialog
        title={say('removeAsk', { title: going?.title ?? '' })}
        description={say(gid === undefined ? 'removeLead' : 'removeInGroupLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => going && remove.mutateAsync(going.id).then(tellRemoved)}
      />
    </>
  );
}
