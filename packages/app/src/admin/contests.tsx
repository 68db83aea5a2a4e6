import { ContestAdminList, ContestAnnouncementAdmin, ContestForm, ContestProblemAdmin, ContestProblemForm, NotFound } from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

function usePaging() {
  const [query, setQuery] = useSearchParams();
  return { page: pageIn(query), onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage })) };
}

export function ContestsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <ContestAdminList
      {...usePaging()}
      keyword={query.get('keyword') ?? undefined}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
    />
  );
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
  const paging = usePaging();
  return <OfContest>{cid => <ContestProblemAdmin key={cid} cid={cid} {...paging} />}</OfContest>;
}

export function ContestAnnouncementsPage() {
  const paging = usePaging();
  return <OfContest>{cid => <ContestAnnouncementAdmin key={cid} cid={cid} {...paging} />}</OfContest>;
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
