import { NotFound, ProblemForm } from '@oj/judge-ui';
import { useNavigate, useParams } from 'react-router-dom';

export function ProblemFormPage() {
  const { problemId } = useParams();
  const navigate = useNavigate();
  const pid = problemId === undefined ? undefined : Number(problemId);
  if (pid !== undefined && !(Number.isInteger(pid) && pid > 0)) return <NotFound />;
  return <ProblemForm key={pid ?? 'new'} pid={pid} onCreated={made => void navigate(`/admin/problem/edit/${made}`, { replace: true })} />;
}
