import type { Group } from '@oj/contract';
import { GroupDesk } from '../page/Desk';
import { TrainingAdminList } from '../training/editor/TrainingAdminList';
import { TrainingList, type TrainingListProps } from '../training/TrainingList';
import { GroupDeskBar } from './GroupDeskBar';

interface GroupTrainingsProps extends Omit<TrainingListProps, 'gid'> {
  group: Group;
  /** Who manages the group sees all of them, with what can be done to them. */
  isDesk: boolean;
}

/** The trainings of a group. */
export function GroupTrainings({ group, isDesk, ...list }: GroupTrainingsProps) {
  const { id: gid, powers } = group;
  const { filter, page, onFilterChange, onPageChange } = list;
  const showsDesk = isDesk && powers.manage;
  return (
    <GroupDesk group={group}>
      {powers.manage && <GroupDeskBar tab="training" isDesk={showsDesk} />}
      {showsDesk ? (
        <TrainingAdminList
          keyword={filter.keyword}
          page={page}
          onKeywordChange={keyword => onFilterChange({ keyword })}
          onPageChange={onPageChange}
        />
      ) : (
        <TrainingList gid={gid} {...list} />
      )}
    </GroupDesk>
  );
}
