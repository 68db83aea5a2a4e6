import { groupProblemAddress, GroupWorkspace, workspaceTabs } from '@oj/judge-ui';
import { lazy } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../../query';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function GroupProblemPage() {
  const { groupID, problemID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const gid = Number(groupID);
  if (!Number.isInteger(gid) || gid <= 0) return <NotFoundPage />;
  const address = groupProblemAddress(gid, problemID);
  return (
    <GroupWorkspace
      key={`${gid}/${problemID}`}
      gid={gid}
      problemId={problemID}
      tab={workspaceTabs.find(each => each === query.get('tab')) ?? 'description'}
      focus={{
        isOn: pathname.endsWith('/full-screen'),
        keepsBar: true,
        onChange: isOn => void navigate(`${address}${isOn ? '/full-screen' : ''}${search}`, { replace: true }),
      }}
      onTabChange={next => setQuery(withValues(query, { tab: next === 'description' ? undefined : next }), { replace: true })}
    />
  );
}
