import { ProblemWorkspace, workspaceTabs } from '@oj/judge-ui';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../query';

export function ProblemPage() {
  const { problemID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tab = workspaceTabs.find(each => each === query.get('tab')) ?? 'description';
  return (
    <ProblemWorkspace
      key={problemID}
      problemId={problemID}
      tab={tab}
      focus={{
        isOn: pathname.endsWith('/full-screen'),
        onChange: isOn =>
          void navigate(`/problem/${encodeURIComponent(problemID)}${isOn ? '/full-screen' : ''}${search}`, { replace: true }),
      }}
      onTabChange={next => setQuery(withValues(query, { tab: next === 'description' ? undefined : next }), { replace: true })}
    />
  );
}
