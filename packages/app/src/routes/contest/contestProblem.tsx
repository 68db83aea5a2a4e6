import { ContestWorkspace, workspaceTabs } from '@oj/judge-ui';
import { lazy } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../../query';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function ContestProblemPage() {
  const { contestID, problemID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const cid = Number(contestID);
  if (!Number.isInteger(cid) || cid <= 0) return <NotFoundPage />;
  const address = `/contest/${cid}/problem/${encodeURIComponent(problemID)}/`;
  return (
    <ContestWorkspace
      key={`${cid}/${problemID}`}
      cid={cid}
      problemId={problemID}
      tab={workspaceTabs.find(each => each === query.get('tab')) ?? 'description'}
      focus={{
        isOn: pathname.endsWith('/full-screen'),
        keepsBar: true,
        onChange: isOn => void navigate(`${address}${isOn ? 'full-screen' : ''}${search}`, { replace: true }),
      }}
      onTabChange={next => setQuery(withValues(query, { tab: next === 'description' ? undefined : next }), { replace: true })}
    />
  );
}
