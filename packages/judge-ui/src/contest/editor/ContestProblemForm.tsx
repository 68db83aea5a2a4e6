import { Skeleton, usePhrases } from '@oj/ui';
import { FailedQuery } from '../../api/FailedQuery';
import { useItemName } from '../../page/ItemNames';
import { ProblemForm } from '../../problem/editor/ProblemForm';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useOpenedContest } from './useContestAdmin';

interface ContestProblemFormProps {
  cid: number;
  /** The number of the problem; absent for a new one. */
  pid?: number | undefined;
  onCreated: (pid: number) => void;
}

/** The editor of a problem of a contest. */
export function ContestProblemForm({ cid, pid, onCreated }: ContestProblemFormProps) {
  const say = usePhrases(contestProblemPhrases);
  const { data, error, refetch } = useOpenedContest(cid);
  useItemName('contest', cid, data?.contest?.title);
  if (error) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={480} />;
  return <ProblemForm contest={{ cid, type: data.values.type }} pid={pid} onCreated={onCreated} />;
}
