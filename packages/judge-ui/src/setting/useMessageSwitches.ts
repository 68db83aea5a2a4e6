import type { MessageSwitches } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';

const keyOf = (uid: string | undefined) => ['setting', 'messages', uid];

export function useMessageSwitches() {
  const api = useApi();
  return useQuery({ queryKey: keyOf(useUser()?.uid), queryFn: () => api.message.switches() });
}

/** Shows the change at once, and takes it back when it is refused. */
export function useSetMessageSwitches() {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = keyOf(useUser()?.uid);
  return useMutation({
    mutationFn: (change: Partial<MessageSwitches>) => api.message.setSwitches(change),
    scope: { id: 'message switches' },
    onMutate: async change => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<MessageSwitches>(queryKey, stored => stored && { ...stored, ...change });
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
