import { ApiError, type ClientInput, type contract, isErrorCode, type ClientOutput } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { useSession } from '../session/SessionProvider';

type Calls = typeof contract.ownAccount;

const sessionsKey = ['setting', 'sessions'];

/** The protocol tells of a wrong password within a success: here it is a refusal like any other. */
function refuse({ code, reason }: ClientOutput<Calls['changePassword']>) {
  if (code !== 200) throw new ApiError(isErrorCode(reason) ? reason : 'account.passwordWrong');
}

export function useChangePassword() {
  return useChange(sessionsKey, async (api, change: ClientInput<Calls['changePassword']>) =>
    refuse(await api.ownAccount.changePassword(change)),
  );
}

export function useSendEmailCode() {
  const api = useApi();
  return useMutation({ mutationFn: (email: string) => api.ownAccount.sendChangeEmailCode({ email }) });
}

export function useChangeEmail() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: async (change: ClientInput<Calls['changeEmail']>) => {
      const outcome = await api.ownAccount.changeEmail(change);
      refuse(outcome);
      return outcome.userInfo;
    },
    onSuccess: user => {
      if (user) session.begin(user);
    },
  });
}

export function useChangeProfile() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ClientInput<Calls['changeProfile']>) => api.ownAccount.changeProfile(change),
    onSuccess: user => {
      session.begin(user);
      return cache.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

export function useUploadAvatar(onProgress: (share: number) => void) {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => api.ownAccount.uploadAvatar({ file }, { onProgress }),
    onSuccess: user => {
      session.begin(user);
      return cache.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

export function useOwnSessions() {
  const api = useApi();
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.ownAccount.sessions() });
}

export function useEndSession() {
  return useChange(sessionsKey, (api, id: string) => api.ownAccount.endSession({ id }));
}

export function useEndOtherSessions() {
  return useChange(sessionsKey, api => api.ownAccount.endOtherSessions());
}
