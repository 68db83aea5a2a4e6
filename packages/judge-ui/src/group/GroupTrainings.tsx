import type { Group } from '@oj/contract';
import { GroupAdminScope } from '../page/AdminScope';
import { TrainingAdminList } from '../training/editor/TrainingAdminList';
import { TrainingList, type TrainingListProps } from '../training/TrainingList';
import { GroupAdminBar } from './GroupAdminBar';

interface GroupTrainingsProps extends Omit<TrainingListProps, 'gid'> {
  group: Group;
  /** Who manages the group sees all of them, with what can be done to them. */
  isAdminView: boolean;
}

/** The trainings of a group. */
export function GroupTrainings({ group, isAdminView, ...list }: GroupTrainingsProps) {
  const { id: gid, powers } = group;
  const { filter, page, onFilterChange, onPageChange } = list;
  const showsAdmin = isAdminView && powers.manage;
  return (
    <GroupAdminScope group={group}>
      {powers.manage && <GroupAdminBar tab="training" isAdminView={showsAdmin} />}
      {showsAdmin ? (
        <TrainingAdminList
          keyword={filter.keyword}
          page={page}
          onKeywordChange={keyword => onFilterChange({ keyword })}
          onPageChange={onPageChange}
        />
      ) : (
        <TrainingList gid={gid} {...list} />
      )}
    </GroupAdminScope>
  );
}
