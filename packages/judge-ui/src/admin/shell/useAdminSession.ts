import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { useSession } from '../../session/SessionProvider';

type Api = typeof contract.dashboard;

/** Logs in users with an admin role; others are refused. */
export function useAdminLogin() {
  const wholeApi = useWholeApi();
  const session = useSession();
  return useMutation({
    mutationFn: async (credentials: ClientInput<Api['login']>) => (await wholeApi()).dashboard.login(credentials),
    onSuccess: user => session.begin(user),
  });
}

/** Ends the session in this browser even if the call fails. */
export function useAdminLogout() {
  const wholeApi = useWholeApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await wholeApi()).dashboard.logout(),
    onSettled: () => {
      session.end();
      cache.clear();
    },
  });
}
