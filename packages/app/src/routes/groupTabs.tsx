import type { Group } from '@oj/contract';
import { GroupAnnouncementAdmin, GroupMembers, GroupSettings, memberLists, NotFound } from '@oj/judge-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

interface TabProps {
  group: Group;
}

function usePaging() {
  const [query, setQuery] = useSearchParams();
  return {
    page: pageIn(query),
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
  };
}

/** Only those who manage the group find this page; for everybody else it does not exist. */
export function AnnouncementTab({ group }: TabProps) {
  const paging = usePaging();
  return group.powers.manage ? <GroupAnnouncementAdmin group={group} {...paging} /> : <NotFound />;
}

export function MemberTab({ group }: TabProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <GroupMembers
      group={group}
      list={memberLists.find(list => list === query.get('list')) ?? 'members'}
      keyword={query.get('keyword') ?? undefined}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
      {...usePaging()}
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
