import { type Group, groupLevels, type GroupMember } from '@oj/contract';
import { Button, type Column, EmptyState, RelativeTime, TabLinks, Tag, theme, usePhrases } from '@oj/ui';
import { Search, UserPlus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { groupAddress } from '../../links/groupAddress';
import { PersonTag } from '../../links/PersonTag';
import { FilterSearch } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { useTitle } from '../../site/useSite';
import { ApplicationActions } from './ApplicationActions';
import { groupMemberPhrases } from './groupMemberPhrases';
import { groupPhrases } from '../groupPhrases';
import { MemberActions } from './MemberActions';
import { useGroupApplications, useGroupMembers } from '../useGroups';

const AddMembersDialog = lazy(async () => ({ default: (await import('./AddMembersDialog')).AddMembersDialog }));

const PAGE_SIZE = 15;

export const memberLists = ['members', 'applications'] as const;
export type MemberList = (typeof memberLists)[number];

export interface GroupMembersProps {
  group: Group;
  /** Applications are for those who manage members. */
  list: MemberList;
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

/** Who is in a group, the highest level first; for those who manage members, who wants to be. */
export function GroupMembers(props: GroupMembersProps) {
  const { group, keyword, onKeywordChange } = props;
  const say = usePhrases(groupMemberPhrases);
  const sayGroup = usePhrases(groupPhrases);
  useTitle(`${sayGroup('member')} - ${group.name}`);
  const [isAdding, setIsAdding] = useState(false);
  const list = group.powers.manage ? props.list : 'members';
  return (
    <>
      <Bar>
        {group.powers.manage && (
          <TabLinks aria-label={say('lists')}>
            {memberLists.map(each => (
              <Link
                key={each}
                to={`${groupAddress(group.id, 'member')}${each === 'members' ? '' : `?list=${each}`}`}
                aria-current={each === list ? 'page' : undefined}
              >
                {say(each)}
              </Link>
            ))}
          </TabLinks>
        )}
        <FilterSearch label={say('search')} value={keyword} prefix={<Search aria-hidden />} onChange={onKeywordChange} />
        {group.powers.manage && (
          <Button tone="primary" onClick={() => setIsAdding(true)}>
            <UserPlus aria-hidden /> {say('add')}
          </Button>
        )}
      </Bar>
      <Suspense>{isAdding && <AddMembersDialog gid={group.id} onClose={() => setIsAdding(false)} />}</Suspense>
      {list === 'members' ? <Members {...props} /> : <Applications {...props} />}
    </>
  );
}

function Members({ group, keyword, page, onPageChange }: GroupMembersProps) {
  const say = usePhrases(groupMemberPhrases);
  const list = useGroupMembers({ gid: group.id, keyword, currentPage: page, limit: PAGE_SIZE });
  const columns = useMemo<readonly Column<GroupMember>[]>(
    () => [
      { key: 'user', header: say('user'), cell: row => <PersonTag person={{ ...row, titleName: null, titleColor: null }} size={30} /> },
      { key: 'joined', header: say('joined'), width: '140px', cell: row => <RelativeTime at={row.gmtCreate} /> },
      { key: 'changed', header: say('changed'), width: '140px', cell: row => <RelativeTime at={row.gmtModify} /> },
      {
        key: 'level',
        header: say('level'),
        width: '120px',
        cell: row => (
          <Tag tone={row.auth > groupLevels.member ? 'accent' : 'neutral'}>{say(row.isOwner ? 'owner' : `level${row.auth}`)}</Tag>
        ),
      },
      ...(group.powers.manage
        ? [
            {
              key: 'actions',
              header: say('actions'),
              headerHidden: true,
              align: 'end' as const,
              width: '64px',
              cell: (row: GroupMember) => <MemberActions group={group} member={row} />,
            },
          ]
        : []),
    ],
    [say, group],
  );
  return (
    <PagedTable
      label={say('members')}
      failed={say('failed')}
      list={list}
      columns={columns}
      rowKey={row => row.uid}
      empty={<EmptyState picture="boat" title={say('none')} />}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={onPageChange}
    />
  );
}

function Applications({ group, keyword, page, onPageChange }: GroupMembersProps) {
  const say = usePhrases(groupMemberPhrases);
  const list = useGroupApplications({ gid: group.id, keyword, currentPage: page, limit: PAGE_SIZE });
  const columns = useMemo<readonly Column<GroupMember>[]>(
    () => [
      {
        key: 'user',
        header: say('user'),
        width: '220px',
        cell: row => <PersonTag person={{ ...row, titleName: null, titleColor: null }} size={30} />,
      },
      { key: 'reason', header: say('reason'), cell: row => <Reason>{row.reason}</Reason> },
      { key: 'applied', header: say('applied'), width: '140px', cell: row => <RelativeTime at={row.gmtModify} /> },
      { key: 'state', header: say('level'), width: '110px', cell: row => <Tag>{say(`level${row.auth}`)}</Tag> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '190px',
        cell: row => <ApplicationActions gid={group.id} applicant={row} />,
      },
    ],
    [say, group.id],
  );
  return (
    <PagedTable
      label={say('applications')}
      failed={say('failed')}
      list={list}
      columns={columns}
      rowKey={row => row.uid}
      empty={<EmptyState picture="scroll" title={say('noApplications')} />}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={onPageChange}
    />
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  & > form:only-child {
    margin-inline-start: auto;
  }
`;

const Reason = styled.bdi`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;
