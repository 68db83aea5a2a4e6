import type { Group } from '@oj/contract';
import { GroupAnnouncementAdmin, GroupMembers, GroupSettings, memberLists, NotFound } from '@oj/judge-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keywordFilter, useListState } from '../../useListState';

interface TabProps {
  group: Group;
}

/** Only those who manage the group find this page; for everybody else it does not exist. */
export function AnnouncementTab({ group }: TabProps) {
  const { page, onPageChange } = useListState({});
  return group.powers.manage ? <GroupAnnouncementAdmin group={group} {...{ page, onPageChange }} /> : <NotFound />;
}

export function MemberTab({ group }: TabProps) {
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(keywordFilter);
  return (
    <GroupMembers
      group={group}
      list={memberLists.find(list => list === query.get('list')) ?? 'members'}
      keyword={filter.keyword}
      onKeywordChange={keyword => onFilterChange({ keyword })}
      {...{ page, onPageChange }}
    />
  );
}

export function SettingTab({ group }: TabProps) {
  const navigate = useNavigate();
  return group.powers.configure ? (
    <GroupSettings group={group} onDisbanded={() => void navigate('/group', { replace: true })} />
  ) : (
    <NotFound />
  );
}
