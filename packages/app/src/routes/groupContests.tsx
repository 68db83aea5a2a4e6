import type { Group } from '@oj/contract';
import {
  ContestAnnouncementAdmin,
  ContestForm,
  ContestProblemAdmin,
  ContestProblemForm,
  GroupContests,
  GroupDesk,
  NotFound,
} from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useContestQuery } from '../contestQuery';
import { GroupFrame } from './groupFrame';

export function ContestTab({ group }: { group: Group }) {
  const [query] = useSearchParams();
  return <GroupContests group={group} isDesk={query.get('desk') === 'true'} {...useContestQuery()} />;
}

/** Only those who manage a group find its back office; for everybody else it does not exist. */
const ContestDesk = ({ children }: { children: (gid: number) => ReactNode }) => (
  <GroupFrame tab="contest">
    {group => (group.powers.manage ? <GroupDesk group={group}>{children(group.id)}</GroupDesk> : <NotFound />)}
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
    <ContestDesk>
      {gid => {
        const onCreated = (made: number) => void navigate(`/group/${gid}/contest/${made}/edit`, { replace: true });
        if (contestID === undefined) return <ContestForm key="new" onCreated={onCreated} />;
        return <OfContest>{cid => <ContestForm key={cid} cid={cid} onCreated={onCreated} />}</OfContest>;
      }}
    </ContestDesk>
  );
}

export function GroupContestProblemsPage() {
  const { page, onPageChange } = useContestQuery();
  return (
    <ContestDesk>
      {() => <OfContest>{cid => <ContestProblemAdmin key={cid} cid={cid} page={page} onPageChange={onPageChange} />}</OfContest>}
    </ContestDesk>
  );
}

/** A new problem of the group, for its contest. What it is changed into later is changed among the problems of the group. */
export function GroupContestProblemFormPage() {
  const navigate = useNavigate();
  return (
    <ContestDesk>
      {gid => (
        <OfContest>
          {cid => (
            <ContestProblemForm cid={cid} onCreated={() => void navigate(`/group/${gid}/contest/${cid}/problem`, { replace: true })} />
          )}
        </OfContest>
      )}
    </ContestDesk>
  );
}

export function GroupContestAnnouncementsPage() {
  const { page, onPageChange } = useContestQuery();
  return (
    <ContestDesk>
      {() => <OfContest>{cid => <ContestAnnouncementAdmin key={cid} cid={cid} page={page} onPageChange={onPageChange} />}</OfContest>}
    </ContestDesk>
  );
}
