import type { Contest } from '@oj/contract';
import { Balloons, ContestPrint, ContestRejudge, NotFound, PrintAdmin, ScrollBoardSetup, useMay } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn } from '../../query';
import { useListState, words } from '../../useListState';

interface TabProps {
  contest: Contest;
}

export function PrintTab({ contest }: TabProps) {
  const { page, onPageChange } = useListState({});
  return <ContestPrint contest={contest} {...{ page, onPageChange }} />;
}

/** Only organisers who bring balloons find this page; for everybody else it does not exist. */
export function BalloonsTab({ contest }: TabProps) {
  const list = useListState({ room: words });
  return contest.powers.balloons ? <Balloons contest={contest} {...list} /> : <NotFound />;
}

export function PrintAdminTab({ contest }: TabProps) {
  const { page, onPageChange } = useListState({});
  return contest.powers.prints ? <PrintAdmin contest={contest} {...{ page, onPageChange }} /> : <NotFound />;
}

/** CON-027: organisers without the right to rejudge see the tab, but not the page. */
export function RejudgeTab({ contest }: TabProps) {
  const mayRejudge = useMay('rejudge');
  const [query] = useSearchParams();
  return mayRejudge ? <ContestRejudge contest={contest} pid={numberIn(query, 'pid')} /> : <NotFound />;
}

export const ScrollBoardTab = ({ contest }: TabProps) => (contest.powers.observe ? <ScrollBoardSetup contest={contest} /> : <NotFound />);
