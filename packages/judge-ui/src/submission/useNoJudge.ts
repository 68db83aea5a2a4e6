import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/ApiProvider';
import * as pollMs from '../live/pollMs';

/** Whether a submission that waits does so because no judge is at work. The server is asked when it has waited for a while. */
export function useNoJudge(isWaiting: boolean): boolean {
  const api = useApi();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setHasWaited(true), pollMs.noJudge);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting]);
  const { data } = useQuery({
    queryKey: ['judges at work'],
    queryFn: async () => (await api.site.health()).judges,
    enabled: hasWaited,
    staleTime: pollMs.noJudge,
    refetchInterval: pollMs.noJudge,
  });
  return hasWaited && data === 0;
}
