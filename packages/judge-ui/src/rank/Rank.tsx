import { Button, Card, EmptyState, PageHeader, Pagination, PlainTable, Skeleton, TabLinks, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { userAddress } from '../links/userAddress';
import { SearchField } from '../parts/list/SearchField';
import { useUser } from '../session/SessionProvider';
import { pageSizes } from '../parts/list/pageSizes';
import { useIsPhone } from '../parts/useIsPhone';
import { useTitle } from '../site/useSite';
import { rankPhrases } from './rankPhrases';
import { type RankKind, rankTypes, useRank, useTopTen } from './useRank';
import { useRankColumns } from './useRankColumns';

/** Drawing is heavy; the table is what people come for. */
const TopBars = lazy(async () => ({ default: (await import('@oj/ui/TopBars')).TopBars }));

const kinds = Object.keys(rankTypes) as RankKind[];

/** Columns that a phone has no room for. */
const WIDE_ONLY = ['nickname', 'rating', 'signature'];
const NONE: readonly string[] = [];

export interface RankProps {
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

/** All users by what they solved in practice. */
export function Rank({ kind, searchUser, page, pageSize, addressOf, onSearchChange, onPageChange, onPageSizeChange }: RankProps) {
  const say = usePhrases(rankPhrases);
  useTitle(say(kind === 'acm' ? 'acmTitle' : 'oiTitle'));
  const user = useUser();
  const isPhone = useIsPhone();
  const columns = useRankColumns(kind, isPhone);
  const { data, error, isPending, isPlaceholderData, refetch } = useRank({ kind, searchUser, currentPage: page, limit: pageSize });
  const rows = useMemo(
    () => data?.records.map((row, index) => ({ ...row, place: (data.current - 1) * data.size + index + 1 })) ?? [],
    [data],
  );
  const none = searchUser ? (
    <EmptyState picture="boat" title={say('noMatch')} action={<Button onClick={() => onSearchChange(undefined)}>{say('clear')}</Button>}>
      {say('noMatchHint')}
    </EmptyState>
  ) : (
    <EmptyState title={say('none')}>{say('noneHint')}</EmptyState>
  );
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say(kind === 'acm' ? 'acmRule' : 'oiRule')}
        actions={<Word label={say('search')} value={searchUser} prefix={<Search aria-hidden />} onChange={onSearchChange} />}
        tabs={
          <TabLinks aria-label={say('kinds')}>
            {kinds.map(each => (
              <Link key={each} to={addressOf(each)} aria-current={each === kind ? 'page' : undefined}>
                {say(each)}
              </Link>
            ))}
          </TabLinks>
        }
      />
      <Stack>
        <TopTen kind={kind} />
        <Card padding="none">
          {error && !data ? (
            <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
          ) : (
            <Fitting>
              <PlainTable
                label={say('title')}
                columns={columns}
                hiddenColumns={isPhone ? WIDE_ONLY : NONE}
                rows={rows}
                rowKey={row => row.uid}
                loading={isPending || isPlaceholderData}
                empty={none}
                highlight={row => row.uid === user?.uid}
              />
            </Fitting>
          )}
        </Card>
        {data && data.total > 0 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
            pageSizes={pageSizes}
            onPageSizeChange={onPageSizeChange}
          />
        )}
      </Stack>
    </>
  );
}

function TopTen({ kind }: { kind: RankKind }) {
  const say = usePhrases(rankPhrases);
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useTopTen(kind);
  if (data?.records.length === 0) return null;
  const users = data?.records.map(({ username, ac, total, score }) =>
    kind === 'acm' ? { username, value: ac, total } : { username, value: score },
  );
  return (
    <Card title={say('topTen')}>
      <Ten>
        <Suspense fallback={<Skeleton shape="block" height={216} />}>
          <TopBars
            label={say(kind === 'acm' ? 'acmChart' : 'oiChart')}
            users={users ?? []}
            measure={kind === 'acm' ? 'accepted' : 'score'}
            loading={isPending}
            error={error && !data ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : undefined}
            onUserSelect={username => void navigate(userAddress(username))}
          />
        </Suspense>
      </Ten>
    </Card>
  );
}

/** Has the height of ten bars under their caption. */
const Ten = styled.div`
  min-height: 356px;
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  margin-block-start: ${theme.space[7]};
`;

const Fitting = styled.div`
  ${theme.phone} {
    && table {
      min-width: 0;
    }
  }
`;

const Word = styled(SearchField)`
  width: 240px;
  ${theme.phone} {
    width: 100%;
  }
`;
