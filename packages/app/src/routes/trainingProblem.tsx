import { LoggedIn, TrainingWorkspace, workspaceTabs } from '@oj/judge-ui';
import { lazy } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../query';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound')).NotFoundPage }));

export function TrainingProblemPage() {
  const { groupID, trainingID, problemID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tid = Number(trainingID);
  if (!Number.isInteger(tid) || tid <= 0) return <NotFoundPage />;
  const gid = groupID === undefined ? undefined : Number(groupID);
  const address = `${gid === undefined ? '' : `/group/${gid}`}/training/${tid}/problem/${encodeURIComponent(problemID)}`;
  const isFocused = pathname.endsWith('/full-screen');
  const workspace = (
    <TrainingWorkspace
      key={`${tid}/${problemID}`}
      tid={tid}
      gid={gid}
      problemId={problemID}
      tab={workspaceTabs.find(each => each === query.get('tab')) ?? 'description'}
      focus={{
        isOn: isFocused,
        keepsBar: true,
        onChange: isOn => void navigate(`${address}${isOn ? '/full-screen' : ''}${search}`, { replace: true }),
      }}
      onTabChange={next => setQuery(withValues(query, { tab: next === 'description' ? undefined : next }), { replace: true })}
    />
  );
  return gid === undefined || isFocused ? workspace : <LoggedIn>{() => workspace}</LoggedIn>;
}
