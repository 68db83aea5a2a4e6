import type { Group } from '@oj/contract';
import {
  ContestAnnouncementAdmin,
  ContestForm,
  ContestProblemAdmin,
  ContestProblemForm,
  GroupContests,
  GroupAdminScope,
  NotFound,
} from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { contestFilter } from '../../contestFilter';
import { useListState } from '../../useListState';
import { GroupFrame } from './groupFrame';

export function ContestTab({ group }: { group: Group }) {
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(contestFilter);
  const state = { filter, page, onFilterChange, onPageChange };
  return <GroupContests group={group} isAdminView={query.get('admin') === 'true'} {...state} />;
}

/** Only those who manage a group find its back office; for everybody else it does not exist. */
const ContestAdminScope = ({ children }: { children: (gid: number) => ReactNode }) => (
  <GroupFrame tab="contest">
    {group => (group.powers.manage ? <GroupAdminScope group={group}>{children(group.id)}</GroupAdminScope> : <NotFound />)}
  </GroupFrame>
);

/** A page of the contest that the address names. */
function OfContest({ children }: { children: (cid: number) => ReactNode }) {
  const cid = Number(useParams().contestID);
  return Number.isInteger(cid) && cid > 0 ? children(cid) : <NotFound />;
}

export function GroupContestFormPage() {
  const { contestID } = useParams();
  const navigate = useNavigate();
  return (
    <ContestAdminScope>
      {gid => {
        const onCreated = (made: number) => void navigate(`/group/${gid}/contest/${made}/edit`, { replace: true });
        if (contestID === undefined) return <ContestForm key="new" onCreated={onCreated} />;
        return <OfContest>{cid => <ContestForm key={cid} cid={cid} onCreated={onCreated} />}</OfContest>;
      }}
    </ContestAdminScope>
  );
}

export function GroupContestProblemsPage() {
  const { page, onPageChange } = useListState({});
  return (
    <ContestAdminScope>
      {() => <OfContest>{cid => <ContestProblemAdmin key={cid} cid={cid} page={page} onPageChange={onPageChange} />}</OfContest>}
    </ContestAdminScope>
  );
}

/** A new problem of the group, for its contest. What it is changed into later is changed among the problems of the group. */
export function GroupContestProblemFormPage() {
  const navigate = useNavigate();
  return (
    <ContestAdminScope>
      {gid => (
        <OfContest>
          {cid => (
            <ContestProblemForm cid={cid} onCreated={() => void navigate(`/group/${gid}/contest/${cid}/problem`, { replace: true })} />
          )}
        </OfContest>
      )}
    </ContestAdminScope>
  );
}

export function GroupContestAnnouncementsPage() {
  const { page, onPageChange } = useListState({});
  return (
    <ContestAdminScope>
      {() => <OfContest>{cid => <ContestAnnouncementAdmin key={cid} cid={cid} page={page} onPageChange={onPageChange} />}</OfContest>}
    </ContestAdminScope>
  );
}
