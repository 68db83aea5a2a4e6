import type { Contest } from '@oj/contract';
import { Balloons, ContestPrint, ContestRejudge, NotFound, PrintAdmin, ScrollBoardSetup, useMay } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

interface TabProps {
  contest: Contest;
}

function usePaging() {
  const [query, setQuery] = useSearchParams();
  return {
    page: pageIn(query),
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
  };
}

export function PrintTab({ contest }: TabProps) {
  return <ContestPrint contest={contest} {...usePaging()} />;
}

/** Only organisers find this page; for everybody else it does not exist. */
export function BalloonsTab({ contest }: TabProps) {
  const paging = usePaging();
  return contest.powers.manage ? <Balloons contest={contest} {...paging} /> : <NotFound />;
}

export function PrintAdminTab({ contest }: TabProps) {
  const paging = usePaging();
  return contest.powers.manage ? <PrintAdmin contest={contest} {...paging} /> : <NotFound />;
}

/** CON-027: organisers without the right to rejudge see the tab, but not the page. */
export function RejudgeTab({ contest }: TabProps) {
  const mayRejudge = useMay('rejudge');
  const [query] = useSearchParams();
  return mayRejudge ? <ContestRejudge contest={contest} pid={numberIn(query, 'pid')} /> : <NotFound />;
}

export const ScrollBoardTab = ({ contest }: TabProps) => (contest.powers.manage ? <ScrollBoardSetup contest={contest} /> : <NotFound />);
