import type { Group } from '@oj/contract';
import { GroupRank } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { withValues } from '../../query';
import { useListState, words } from '../../useListState';

const OI = 1;

/** GRP-073: page, limit, searchUser and type are in the address. */
export function RankTab({ group }: { group: Group }) {
  const [query] = useSearchParams();
  const { filter, onFilterChange, ...paging } = useListState({ searchUser: words }, { pageName: 'page' });
  return (
    <GroupRank
      group={group}
      kind={query.get('type') === String(OI) ? 'oi' : 'acm'}
      searchUser={filter.searchUser}
      addressOf={kind => `?${withValues(query, { type: kind === 'oi' ? OI : undefined, page: undefined })}`}
      onSearchChange={searchUser => onFilterChange({ searchUser })}
      {...paging}
    />
  );
}
