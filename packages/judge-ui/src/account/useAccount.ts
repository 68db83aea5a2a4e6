import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useSession, useUser } from '../session/SessionProvider';

type Calls = typeof contract.account;

export function useLogin() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (credentials: ClientInput<Calls['login']>) => api.account.login(credentials),
    onSuccess: user => session.begin(user),
  });
}

/** Logs out here whatever the server says: a session that it no longer knows has ended, too. Of a visitor it need not be told. */
export function useLogout() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (session.get() !== undefined) await api.account.logout();
    },
    onSettled: () => {
      session.end();
      cache.clear();
    },
  });
}

export function useRegister() {
  const api = useApi();
  return useMutation({ mutationFn: (registration: ClientInput<Calls['register']>) => api.account.register(registration) });
}

export function useSendRegisterCode() {
  const api = useApi();
  return useMutation({ mutationFn: (email: string) => api.account.sendRegisterCode({ email }) });
}

/** Whether a name or an email is taken. A check that fails answers nothing: it is no reason to stop anybody. */
export function useExists() {
  const api = useApi();
  return (names: ClientInput<Calls['exists']>) => api.account.exists(names).catch(() => undefined);
}

/** Undefined while nobody knows. */
export function useUsernameIsKnown(username: string) {
  const api = useApi();
  return useQuery({ queryKey: ['account', 'exists', username], queryFn: () => api.account.exists({ username }) }).data?.username;
}

export function useApplyReset() {
  const api = useApi();
  return useMutation({ mutationFn: (request: ClientInput<Calls['applyResetPassword']>) => api.account.applyResetPassword(request) });
}

export function useResetPassword() {
  const api = useApi();
  return useMutation({ mutationFn: (password: ClientInput<Calls['resetPassword']>) => api.account.resetPassword(password) });
}

/** Keeps the roles of the logged-in user fresh. */
export function useFreshRoles() {
  const api = useApi();
  const session = useSession();
  const user = useUser();
  useQuery({
    queryKey: ['account', 'roles', user?.uid],
    enabled: !!user,
    queryFn: async () => {
      const { roles } = await api.account.authInfo();
      const current = session.user();
      if (current && current.roleList.join() !== roles.join()) session.begin({ ...current, roleList: roles });
      return roles;
    },
  });
}
