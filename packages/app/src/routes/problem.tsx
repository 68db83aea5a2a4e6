import { ProblemWorkspace } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';

export function ProblemPage() {
  const { problemID = '' } = useParams();
  return <ProblemWorkspace key={problemID} problemId={problemID} />;
}
