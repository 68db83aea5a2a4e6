import type { ClientInput, contract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';

export type BoardCellQuery = ClientInput<typeof contract.contest.boardCell> & { cid: number };

/** A cell of a board with the tries that made it. */
export function useBoardCell(query: BoardCellQuery) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.boardCell(query.cid, user?.uid, query),
    queryFn: () => api.contest.boardCell(query),
  });
}
