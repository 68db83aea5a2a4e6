import { ContestAdminList, ContestAnnouncementAdmin, ContestForm, ContestProblemAdmin, ContestProblemForm, NotFound } from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { keywordFilter, useListState } from '../useListState';

export function ContestsPage() {
  const { filter, page, onFilterChange, onPageChange } = useListState(keywordFilter);
  return <ContestAdminList keyword={filter.keyword} onKeywordChange={keyword => onFilterChange({ keyword })} {...{ page, onPageChange }} />;
}

/** A page of the contest that the address names. */
function OfContest({ children }: { children: (cid: number) => ReactNode }) {
  const cid = Number(useParams().contestId);
  return Number.isInteger(cid) && cid > 0 ? children(cid) : <NotFound />;
}

export function ContestFormPage() {
  const { contestId } = useParams();
  const navigate = useNavigate();
  const onCreated = (made: number) => void navigate(`/admin/contest/${made}/edit`, { replace: true });
  if (contestId === undefined) return <ContestForm key="new" onCreated={onCreated} />;
  return <OfContest>{cid => <ContestForm key={cid} cid={cid} onCreated={onCreated} />}</OfContest>;
}

export function ContestProblemsPage() {
  const { page, onPageChange } = useListState({});
  return <OfContest>{cid => <ContestProblemAdmin key={cid} cid={cid} {...{ page, onPageChange }} />}</OfContest>;
}

export function ContestAnnouncementsPage() {
  const { page, onPageChange } = useListState({});
  return <OfContest>{cid => <ContestAnnouncementAdmin key={cid} cid={cid} {...{ page, onPageChange }} />}</OfContest>;
}

export function ContestProblemFormPage() {
  const { problemId } = useParams();
  const navigate = useNavigate();
  const pid = problemId === undefined ? undefined : Number(problemId);
  if (pid !== undefined && !(Number.isInteger(pid) && pid > 0)) return <NotFound />;
  return (
    <OfContest>
      {cid => (
        <ContestProblemForm
          key={pid ?? 'new'}
          cid={cid}
          pid={pid}
          onCreated={made => void navigate(`/admin/contest/${cid}/problem/${made}/edit`, { replace: true })}
        />
      )}
    </OfContest>
  );
}
