import { type Column, EmptyState, type Phrases, usePhrases, type Words } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@oj/contract';
import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/ButtonLink';
import { FilterRow, FilterSearch, ResetFilters } from '../parts/list/FilterRow';
import { PagedTable } from '../parts/list/PagedTable';
import { AdminHeader } from './AdminHeader';
import { useAdminTitle } from './AdminScope';

const PAGE_SIZE = 10;

type Word = { zh: string; en: string };

/** What a list says, in the words of its noun. */
export interface AdminListWords extends Words {
  title: Word;
  search: Word;
  create: Word;
  failed: Word;
  /** Nothing is found, and what to do then. */
  none: Word;
  noneHint: Word;
  /** There is nothing yet, and what it would be. */
  noneYet: Word;
  noneYetHint: Word;
}

/** The state of the list in the address. */
export interface AdminListState {
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

interface AdminListProps<Row> extends AdminListState {
  words: Phrases<AdminListWords>;
  list: UseQueryResult<Page<Row>>;
  columns: readonly Column<Row>[];
  /** The page where a new one is made. */
  newAddress: string;
  /** Further buttons, before the one for a new one. */
  actions?: ReactNode;
}

/** What `useQuery` asks for on a page of such a list. */
export const adminListFilter = ({ keyword, page }: AdminListState) => ({ keyword, currentPage: page, limit: PAGE_SIZE });

/** A list of the back office that is searched by a word: of contests, of trainings. */
export function AdminList<Row extends { id: number }>({ words, list, columns, newAddress, actions, ...state }: AdminListProps<Row>) {
  const say = usePhrases(words);
  useAdminTitle(say('title'));
  const { keyword, page, onKeywordChange, onPageChange } = state;
  const reset = () => onKeywordChange(undefined);
  const create = (
    <>
      <Plus aria-hidden /> {say('create')}
    </>
  );
  return (
    <>
      <AdminHeader
        title={say('title')}
        actions={
          <>
            {actions}
            <ButtonLink to={newAddress} data-tone="primary">
              {create}
            </ButtonLink>
          </>
        }
      />
      <FilterRow isFiltered={keyword !== undefined} onReset={reset}>
        <FilterSearch label={say('search')} prefix={<Search aria-hidden />} value={keyword} maxLength={100} onChange={onKeywordChange} />
      </FilterRow>
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        skeletonRows={PAGE_SIZE}
        empty={
          keyword === undefined ? (
            <EmptyState picture="scroll" title={say('noneYet')} action={<ButtonLink to={newAddress}>{create}</ButtonLink>}>
              {say('noneYetHint')}
            </EmptyState>
          ) : (
            <EmptyState picture="boat" title={say('none')} action={<ResetFilters onReset={reset} />}>
              {say('noneHint')}
            </EmptyState>
          )
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </>
  );
}
