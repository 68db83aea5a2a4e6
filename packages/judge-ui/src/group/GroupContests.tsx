import type { Group } from '@oj/contract';
import { ContestList, type ContestListProps } from '../contest/list/ContestList';
import { ContestAdminList } from '../contest/editor/ContestAdminList';
import { GroupAdminScope } from '../page/AdminScope';
import { GroupAdminBar } from './GroupAdminBar';

interface GroupContestsProps extends Omit<ContestListProps, 'gid'> {
  group: Group;
  /** Who manages the group sees all of them, with what can be done to them. */
  isAdminView: boolean;
}

/** The contests of a group. */
export function GroupContests({ group, isAdminView, ...list }: GroupContestsProps) {
  const { id: gid, powers } = group;
  const { filter, page, onFilterChange, onPageChange } = list;
  const showsAdmin = isAdminView && powers.manage;
  return (
    <GroupAdminScope group={group}>
      {powers.manage && <GroupAdminBar tab="contest" isAdminView={showsAdmin} />}
      {showsAdmin ? (
        <ContestAdminList
          keyword={filter.keyword}
          page={page}
          onKeywordChange={keyword => onFilterChange({ keyword })}
          onPageChange={onPageChange}
        />
      ) : (
        <ContestList gid={gid} {...list} />
      )}
    </GroupAdminScope>
  );
}
