import { ApiError, type ClientInput, type contract, isErrorCode, type ClientOutput } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useWholeApi } from '../api/WholeApi';
import { useSession } from '../session/SessionProvider';

type Api = typeof contract.ownAccount;

const sessionsKey = ['setting', 'sessions'];

/** The protocol tells of a wrong password within a success: here it is a refusal like any other. */
function refuse({ code, reason }: ClientOutput<Api['changePassword']>) {
  if (code !== 200) throw new ApiError(isErrorCode(reason) ? reason : 'account.passwordWrong');
}

export function useChangePassword() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: ClientInput<Api['changePassword']>) => refuse(await (await wholeApi()).ownAccount.changePassword(change)),
    onSuccess: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useSendEmailCode() {
  const wholeApi = useWholeApi();
  return useMutation({ mutationFn: async (email: string) => (await wholeApi()).ownAccount.sendChangeEmailCode({ email }) });
}

export function useChangeEmail() {
  const wholeApi = useWholeApi();
  const session = useSession();
  return useMutation({
    mutationFn: async (change: ClientInput<Api['changeEmail']>) => {
      const outcome = await (await wholeApi()).ownAccount.changeEmail(change);
      refuse(outcome);
      return outcome.userInfo;
    },
    onSuccess: user => {
      if (user) session.begin(user);
    },
  });
}

export function useChangeProfile() {
  const wholeApi = useWholeApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: ClientInput<Api['changeProfile']>) => (await wholeApi()).ownAccount.changeProfile(change),
    onSuccess: user => {
      session.begin(user);
      return cache.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

export function useUploadAvatar(onProgress: (share: number) => void) {
  const wholeApi = useWholeApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (file: Blob) => (await wholeApi()).ownAccount.uploadAvatar({ file }, { onProgress }),
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
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await wholeApi()).ownAccount.endSession({ id }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOtherSessions() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await wholeApi()).ownAccount.endOtherSessions(),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
}
