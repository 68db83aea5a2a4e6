import { contestTypes, type EditedContestRow } from '@oj/contract';
import { type Column, EmptyState, formatMoment, Switch, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { Plus, Search } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { ButtonLink } from '../../parts/ButtonLink';
import { FilterRow, FilterSearch, ResetFilters } from '../../parts/FilterRow';
import { PagedTable } from '../../parts/PagedTable';
import { RowTitle } from '../../parts/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { contestAdminPhrases } from './contestAdminPhrases';
import { ContestRowActions } from './ContestRowActions';
import { useAdminContests, useContestMutations } from './useContestAdmin';

const PAGE_SIZE = 10;

interface ContestAdminListProps {
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

/** All contests of the site, or of a group, with the hidden ones, the newest first. */
export function ContestAdminList({ keyword, page, onKeywordChange, onPageChange }: ContestAdminListProps) {
  const say = usePhrases(contestAdminPhrases);
  useAdminTitle(say('title'));
  const columns = useContestColumns();
  const list = useAdminContests({ keyword, currentPage: page, limit: PAGE_SIZE });
  return (
    <>
      <AdminHeader title={say('title')} actions={<CreateLink data-tone="primary" />} />
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
    </>
  );
}

function CreateLink(props: { 'data-tone'?: 'primary' }) {
  const say = usePhrases(contestAdminPhrases);
  const { addresses } = useAdminScope();
  return (
    <ButtonLink to={addresses.newContest} {...props}>
      <Plus aria-hidden /> {say('create')}
    </ButtonLink>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(contestAdminPhrases);
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

const tones = { '-1': 'accent', 0: 'success', 1: 'neutral' } as const;
type ContestPhase = -1 | 0 | 1;

function useContestColumns(): readonly Column<EditedContestRow>[] {
  const say = usePhrases(contestAdminPhrases);
  const { addresses } = useAdminScope();
  return useMemo(
    () => [
      {
        key: 'title',
        header: say('name'),
        cell: row => <RowTitle>{row.mayEdit ? <Link to={addresses.contest(row.id)}>{row.title}</Link> : row.title}</RowTitle>,
      },
      {
        key: 'rule',
        header: say('rule'),
        width: '156px',
        cell: ({ type, auth }) => (
          <Tags>
            <Tag>{type === contestTypes.oi ? 'OI' : 'ACM'}</Tag>
            <Tag>{say(`auth${auth === 1 || auth === 2 ? auth : 0}`)}</Tag>
          </Tags>
        ),
      },
      {
        key: 'status',
        header: say('status'),
        width: '104px',
        cell: ({ status }) => <Tag tone={tones[status as ContestPhase]}>{say(`status${status as ContestPhase}`)}</Tag>,
      },
      {
        key: 'time',
        header: say('time'),
        width: '176px',
        cell: ({ startTime, endTime }) => (
          <Times>
            {formatMoment(startTime)}
            <br />
            {formatMoment(endTime)}
          </Times>
        ),
      },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'visible', header: say('visible'), width: '88px', cell: row => <VisibleSwitch row={row} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '132px',
        cell: row => <ContestRowActions row={row} />,
      },
    ],
    [say, addresses],
  );
}

function VisibleSwitch({ row }: { row: EditedContestRow }) {
  const say = usePhrases(contestAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { changeVisible } = useContestMutations();
  const { id, title } = row;
  return (
    <Switch
      label={say('visibleOf', { title })}
      labelHidden
      disabled={!row.mayEdit || changeVisible.isPending}
      checked={changeVisible.isPending ? changeVisible.variables.visible : row.visible}
      onCheckedChange={visible =>
        changeVisible.mutate(
          { id, visible },
          { onSuccess: () => toast({ tone: 'success', title: say(visible ? 'shown' : 'hidden', { title }) }), onError: showError },
        )
      }
    />
  );
}

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Times = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;
