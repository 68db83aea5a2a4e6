import { ProblemWorkspace, workspaceTabs } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../query';

export function ProblemPage() {
  const { problemID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const tab = workspaceTabs.find(each => each === query.get('tab')) ?? 'description';
  return (
    <ProblemWorkspace
      key={problemID}
      problemId={problemID}
      tab={tab}
      onTabChange={next => setQuery(withValues(query, { tab: next === 'description' ? undefined : next }), { replace: true })}
    />
  );
}
