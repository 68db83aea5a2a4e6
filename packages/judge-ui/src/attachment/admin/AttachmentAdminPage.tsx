import type { StoredAttachment } from '@oj/contract';
import { Button, Checkbox, EmptyState, formatMemory, PageHeader, PlainTable, Select, theme, usePhrases, useToast } from '@oj/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/list/FilterRow';
import { PagedList } from '../../parts/list/PagedList';
import { useErrorToast } from '../../parts/useErrorToast';
import { useTitle } from '../../site/useSite';
import { attachmentAdminPhrases } from './attachmentAdminPhrases';
import { AttachmentUses } from './AttachmentUses';
import { useAttachmentColumns } from './useAttachmentColumns';
import { useRemoveAttachment, useStoredAttachments } from './useAttachmentAdmin';

const kinds = ['picture', 'file'] as const;

export interface AttachmentFilter {
  username?: string | undefined;
  kind?: (typeof kinds)[number] | undefined;
  isUnused?: boolean | undefined;
}

export interface AttachmentAdminPageProps {
  filter: AttachmentFilter;
  onFilterChange: (filter: AttachmentFilter) => void;
}

/** The files in texts: whose they are, how large, where they are used. What no text links can be deleted. */
export function AttachmentAdminPage({ filter, onFilterChange }: AttachmentAdminPageProps) {
  const say = usePhrases(attachmentAdminPhrases);
  useTitle(say('title'));
  const toast = useToast();
  const showError = useErrorToast();
  const list = useStoredAttachments(filter);
  const remove = useRemoveAttachment();
  const [shown, setShown] = useState<StoredAttachment>();
  const [going, setGoing] = useState<StoredAttachment>();
  const columns = useAttachmentColumns({ onShow: setShown, onRemove: setGoing });
  const { data, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const totalBytes = data?.pages[0]?.totalBytes;
  const isFiltered = Object.values(filter).some(value => value !== undefined);
  return (
    <>
      <PageHeader title={say('title')} description={say('lead')} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      {typeof totalBytes === 'number' && <Total>{say('total', { size: formatMemory(totalBytes / 1024) })}</Total>}
      <PagedList list={list} failed={say('failed')} pages={undefined}>
        <PlainTable
          label={say('title')}
          columns={columns}
          rows={data?.pages.flatMap(({ records }) => records) ?? []}
          rowKey={({ id }) => String(id)}
          loading={isPending || isPlaceholderData}
          skeletonRows={10}
          density="comfortable"
          narrow="cards"
          empty={
            <EmptyState
              picture={isFiltered ? 'boat' : 'scroll'}
              title={say('none')}
              action={isFiltered && <ResetFilters onReset={() => onFilterChange({})} />}
            >
              {isFiltered && say('noneHint')}
            </EmptyState>
          }
        />
      </PagedList>
      {hasNextPage && (
        <More>
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage({ throwOnError: true }).catch(showError)}>
            {say('more')}
          </Button>
        </More>
      )}
      {shown && <AttachmentUses file={shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        title={say('removeAsk', { name: going?.name ?? '' })}
        description={say('removeLead')}
        confirm={say('removeNow')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={async () => {
          if (!going) return;
          await remove.mutateAsync(going.id);
          toast({ tone: 'success', title: say('removed', { name: going.name }) });
        }}
      />
    </>
  );
}

function Filters({ filter, onFilterChange }: AttachmentAdminPageProps) {
  const say = usePhrases(attachmentAdminPhrases);
  return (
    <FilterRow isFiltered={Object.values(filter).some(value => value !== undefined)} onReset={() => onFilterChange({})}>
      <FilterSearch
        label={say('search')}
        prefix={<Search aria-hidden />}
        value={filter.username}
        maxLength={20}
        onChange={username => onFilterChange({ ...filter, username })}
      />
      <Select
        label={say('kind')}
        labelHidden
        value={filter.kind ?? ''}
        options={[{ value: '', label: say('anyKind') }, ...kinds.map(value => ({ value, label: say(value) }))]}
        onValueChange={value => onFilterChange({ ...filter, kind: kinds.find(each => each === value) })}
      />
      <Checkbox
        label={say('isUnused')}
        checked={filter.isUnused ?? false}
        onCheckedChange={isUnused => onFilterChange({ ...filter, isUnused: isUnused || undefined })}
      />
    </FilterRow>
  );
}

const Total = styled.p`
  margin: 0 0 ${theme.space[4]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;

const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: ${theme.space[6]};
`;
