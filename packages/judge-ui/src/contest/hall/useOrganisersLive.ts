import { Status } from '@oj/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/LiveProvider';

/** Fetches again whenever something waits for the organisers of a contest. @param desk whom the reader listens as */
export function useOrganisersLive(cid: number, desk: 'organisers' | 'balloons' | 'prints', queryKey: QueryKey) {
  const cache = useQueryClient();
  const refetch = () => void cache.invalidateQueries({ queryKey });
  useLive(`${desk}:${cid}`, { onEvent: ({ status }) => status === Status.accepted && refetch(), onGap: refetch });
}
