import type { Group } from '@oj/contract';
import { EmptyState, PlainTable, TabLinks, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FilterSearch } from '../parts/list/FilterRow';
import { PagedList } from '../parts/list/PagedList';
import { useExistingPage } from '../parts/list/useExistingPage';
import { useIsPhone } from '../parts/useIsPhone';
import { rankPhrases } from '../rank/rankPhrases';
import { type RankKind, rankTypes } from '../rank/useRank';
import { useRankColumns } from '../rank/useRankColumns';
import { useUser } from '../session/SessionProvider';
import { useTitle } from '../site/useSite';
import { groupPhrases } from './groupPhrases';
import { useGroupRank } from './useGroups';

const kinds = ['acm', 'oi'] as const;
/** Columns that a group has no use for, or a phone no room. */
const HIDDEN: readonly string[] = ['signature'];
const HIDDEN_ON_PHONES: readonly string[] = ['nickname', 'rating', 'signature'];

export interface GroupRankProps {
  group: Group;
  kind: RankKind;
  searchUser: string | undefined;
  page: number;
  pageSize: number;
  /** Where the rank of the other kind is. */
  addressOf: (kind: RankKind) => string;
  onSearchChange: (searchUser: string | undefined) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The members of a group by what they solved of its problems. */
export function GroupRank({ group, kind, searchUser, page, pageSize, addressOf, ...on }: GroupRankProps) {
  const say = usePhrases(rankPhrases);
  const sayGroup = usePhrases(groupPhrases);
  useTitle(`${sayGroup('rank')} - ${group.name}`);
  const user = useUser();
  const isPhone = useIsPhone();
  const columns = useRankColumns(kind, isPhone, group.id);
  const list = useGroupRank({ gid: group.id, type: rankTypes[kind], searchUser, currentPage: page, limit: pageSize });
  const { data, isPending, isPlaceholderData } = list;
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, on.onPageChange);
  const rows = useMemo(
    () => data?.records.map((row, index) => ({ ...row, place: (data.current - 1) * data.size + index + 1 })) ?? [],
    [data],
  );
  return (
    <>
      <Bar>
        <TabLinks aria-label={say('kinds')}>
          {kinds.map(each => (
            <Link key={each} to={addressOf(each)} aria-current={each === kind ? 'page' : undefined}>
              {say(each)}
            </Link>
          ))}
        </TabLinks>
        <FilterSearch label={say('search')} value={searchUser} prefix={<Search aria-hidden />} onChange={on.onSearchChange} />
      </Bar>
      <PagedList
        list={list}
        failed={say('failed')}
        pages={
          data && data.total > 0
            ? { page, pageSize, total: data.total, onPageChange: on.onPageChange, onPageSizeChange: on.onPageSizeChange }
            : undefined
        }
      >
        <Fitting>
          <PlainTable
            label={sayGroup('rank')}
            columns={columns}
            hiddenColumns={isPhone ? HIDDEN_ON_PHONES : HIDDEN}
            rows={rows}
            rowKey={row => row.uid}
            loading={isPending || isPlaceholderData}
            empty={<EmptyState picture="boat" title={say('noMatch')} />}
            highlight={row => row.uid === user?.uid}
          />
        </Fitting>
      </PagedList>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
`;

const Fitting = styled.div`
  ${theme.phone} {
    && table {
      min-width: 0;
    }
  }
`;
