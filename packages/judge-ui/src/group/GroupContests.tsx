import type { Group } from '@oj/contract';
import { ContestList, type ContestListProps } from '../contest/ContestList';
import { ContestAdminList } from '../contest/editor/ContestAdminList';
import { GroupDesk } from '../page/Desk';
import { GroupDeskBar } from './GroupDeskBar';

interface GroupContestsProps extends Omit<ContestListProps, 'gid'> {
  group: Group;
  /** Who manages the group sees all of them, with what can be done to them. */
  isDesk: boolean;
}

/** The contests of a group. */
export function GroupContests({ group, isDesk, ...list }: GroupContestsProps) {
  const { id: gid, powers } = group;
  const { filter, page, onFilterChange, onPageChange } = list;
  const showsDesk = isDesk && powers.manage;
  return (
    <GroupDesk group={group}>
      {powers.manage && <GroupDeskBar tab="contest" isDesk={showsDesk} />}
      {showsDesk ? (
        <ContestAdminList
          keyword={filter.keyword}
          page={page}
          onKeywordChange={keyword => onFilterChange({ keyword })}
          onPageChange={onPageChange}
        />
      ) : (
        <ContestList gid={gid} {...list} />
      )}
    </GroupDesk>
  );
}
