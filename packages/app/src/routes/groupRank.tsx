import type { Group } from '@oj/contract';
import { GroupRank } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;
const OI = 1;

/** GRP-073: page, limit, searchUser and type are in the address. */
export function RankTab({ group }: { group: Group }) {
  const [query, setQuery] = useSearchParams();
  return (
    <GroupRank
      group={group}
      kind={numberIn(query, 'type') === OI ? 'oi' : 'acm'}
      searchUser={query.get('searchUser') ?? undefined}
      page={Math.max(1, numberIn(query, 'page') ?? 1)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      addressOf={kind => `?${withValues(query, { type: kind === 'oi' ? OI : undefined, page: undefined })}`}
      onSearchChange={searchUser => setQuery(withValues(query, { searchUser, page: undefined }))}
      onPageChange={page => setQuery(withValues(query, { page: page > 1 ? page : undefined }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, page: undefined }))}
    />
  );
}
