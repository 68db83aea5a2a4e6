import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useSession } from '../../session/SessionProvider';

type Calls = typeof contract.dashboard;

/** Logs in users with an admin role; others are refused. */
export function useAdminLogin() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (credentials: ClientInput<Calls['login']>) => api.dashboard.login(credentials),
    onSuccess: user => session.begin(user),
  });
}

/** Ends the session in this browser even if the call fails. */
export function useAdminLogout() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.dashboard.logout(),
    onSettled: () => {
      session.end();
      cache.clear();
    },
  });
}
