import { useMemo, useState } from 'react';
import { useUser } from '../../session/SessionProvider';
import { type BoardPage, rowsOfPage, type Standings, standingsCache } from './boardRows';

interface Followed {
  concerned: readonly string[];
  /** The own and the concerned rows alone. */
  isConcernedOnly: boolean;
}

/** The rows of a page of a board, as the reader sees them. */
export function useBoardStandings(type: number, page: BoardPage | undefined, { concerned, isConcernedOnly }: Followed): Standings {
  const uid = useUser()?.uid;
  const [standingsOf] = useState(standingsCache);
  return useMemo(() => {
    const rows = page ? (isConcernedOnly ? page.pinned : rowsOfPage(page)) : [];
    return standingsOf(type, rows, each => ({ own: each === uid, concerned: concerned.includes(each) }));
  }, [standingsOf, type, page, isConcernedOnly, concerned, uid]);
}
