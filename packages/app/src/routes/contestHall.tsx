import type { Contest } from '@oj/contract';
import { Balloons, ContestPrint, NotFound, PrintDesk } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

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

/** To everybody else the pages of organisers are not there. */
export function BalloonsTab({ contest }: TabProps) {
  const paging = usePaging();
  return contest.powers.manage ? <Balloons contest={contest} {...paging} /> : <NotFound />;
}

export function PrintDeskTab({ contest }: TabProps) {
  const paging = usePaging();
  return contest.powers.manage ? <PrintDesk contest={contest} {...paging} /> : <NotFound />;
}
