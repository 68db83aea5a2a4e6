import type { Contest } from '@oj/contract';
import { ContestRank } from '@oj/judge-ui';
import { useBoardPaging } from './useBoardPaging';

export function RankTab({ contest }: { contest: Contest }) {
  return <ContestRank contest={contest} {...useBoardPaging()} />;
}
