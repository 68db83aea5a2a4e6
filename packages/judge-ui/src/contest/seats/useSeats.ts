import type { ContestSeat } from '@oj/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useUser } from '../../session/SessionProvider';

/** All seats of a contest, for its organisers: read anew each time, since the whole list is replaced. */
export function useSeats(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({ queryKey: [...contestKeys.seats(cid), user?.uid, 'list'], queryFn: () => api.seat.list({ cid }), gcTime: 0 });
}

/** The rooms of a contest, for its organisers. */
export function useRooms(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({ queryKey: [...contestKeys.balloons(cid), user?.uid, 'rooms'], queryFn: () => api.seat.rooms({ cid }) });
}

/** Replaces the seats of a contest. `look` checks them first and answers with their faults. */
export function useSeatChanges(cid: number) {
  const api = useApi();
  return {
    look: useMutation({ mutationFn: async (seats: ContestSeat[]) => (await api.seat.change({ cid, seats, dryRun: true })).faults }),
    save: useChange(contestKeys.all(cid), (api, seats: ContestSeat[]) => api.seat.change({ cid, seats })),
  };
}
