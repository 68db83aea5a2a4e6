import type { EditedTrainingRow } from '@oj/contract';
import { EmptyState, usePhrases } from '@oj/ui';
import { Plus, Search, Shapes } from 'lucide-react';
import { useState } from 'react';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { ButtonLink } from '../../parts/ButtonLink';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/FilterRow';
import { PagedTable } from '../../parts/PagedTable';
import { RemoveTraining } from './RemoveTraining';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { useTrainingAdminColumns } from './useTrainingAdminColumns';
import { useAdminTrainings } from './useTrainingAdmin';

const PAGE_SIZE = 10;

interface TrainingAdminListProps {
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

/** All trainings of the site, or of a group, with the hidden ones, in their order. */
export function TrainingAdminList({ keyword, page, onKeywordChange, onPageChange }: TrainingAdminListProps) {
  const say = usePhrases(trainingAdminPhrases);
  useAdminTitle(say('title'));
  const [going, setGoing] = useState<EditedTrainingRow>();
  const columns = useTrainingAdminColumns(setGoing);
  const list = useAdminTrainings({ keyword, currentPage: page, limit: PAGE_SIZE });
  return (
    <>
      <AdminHeader title={say('title')} actions={<Actions />} />
      <FilterRow isFiltered={keyword !== undefined} onReset={() => onKeywordChange(undefined)}>
        <FilterSearch label={say('search')} prefix={<Search aria-hidden />} value={keyword} maxLength={100} onChange={onKeywordChange} />
      </FilterRow>
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        skeletonRows={PAGE_SIZE}
        empty={<Nothing isFiltered={keyword !== undefined} onReset={() => onKeywordChange(undefined)} />}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
      <RemoveTraining training={going} onClose={() => setGoing(undefined)} />
    </>
  );
}

/** Buttons above the list. Only in a group do they lead to the categories, which the site's back office has in its navigation. */
function Actions() {
  const say = usePhrases(trainingAdminPhrases);
  const { gid, addresses } = useAdminScope();
  return (
    <>
      {gid !== undefined && (
        <ButtonLink to={addresses.trainingCategories}>
          <Shapes aria-hidden /> {say('toCategories')}
        </ButtonLink>
      )}
      <CreateLink data-tone="primary" />
    </>
  );
}

function CreateLink(props: { 'data-tone'?: 'primary' }) {
  const say = usePhrases(trainingAdminPhrases);
  const { addresses } = useAdminScope();
  return (
    <ButtonLink to={addresses.newTraining} {...props}>
      <Plus aria-hidden /> {say('create')}
    </ButtonLink>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(trainingAdminPhrases);
  if (isFiltered)
    return (
      <EmptyState picture="boat" title={say('none')} action={<ResetFilters onReset={onReset} />}>
        {say('noneHint')}
      </EmptyState>
    );
  return (
    <EmptyState picture="scroll" title={say('noneYet')} action={<CreateLink />}>
      {say('noneYetHint')}
    </EmptyState>
  );
}
