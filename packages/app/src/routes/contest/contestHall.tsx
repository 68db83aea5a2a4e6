import type { Contest } from '@oj/contract';
import { Balloons, ContestPrint, ContestRejudge, NotFound, PrintAdmin, ScrollBoardSetup } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn } from '../../query';
import { useListState } from '../../useListState';

interface TabProps {
  contest: Contest;
}

export function PrintTab({ contest }: TabProps) {
  const { page, onPageChange } = useListState({});
  return <ContestPrint contest={contest} {...{ page, onPageChange }} />;
}

/** Only organisers who bring balloons find this page; for everybody else it does not exist. */
export function BalloonsTab({ contest }: TabProps) {
  const { page, onPageChange } = useListState({});
  return contest.powers.balloons ? <Balloons contest={contest} {...{ page, onPageChange }} /> : <NotFound />;
}

export function PrintAdminTab({ contest }: TabProps) {
  const { page, onPageChange } = useListState({});
  return contest.powers.prints ? <PrintAdmin contest={contest} {...{ page, onPageChange }} /> : <NotFound />;
}

/** Only the jury finds this page. */
export function RejudgeTab({ contest }: TabProps) {
  const [query] = useSearchParams();
  return contest.powers.judge ? <ContestRejudge contest={contest} pid={numberIn(query, 'pid')} /> : <NotFound />;
}

export const ScrollBoardTab = ({ contest }: TabProps) => (contest.powers.observe ? <ScrollBoardSetup contest={contest} /> : <NotFound />);
