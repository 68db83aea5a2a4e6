import type { Arguments, contract } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { useSession } from '../../session/SessionProvider';

type Api = typeof contract.dashboard;

/** Opens a session for people with an admin role; all others are refused, whatever session they have. */
export function useAdminLogin() {
  const wholeApi = useWholeApi();
  const session = useSession();
  return useMutation({
    mutationFn: async (credentials: Arguments<Api['login']>) => (await wholeApi()).dashboard.login(credentials),
    onSuccess: user => session.begin(user),
  });
}

/** Logs out here whatever the server says. */
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
