import type { ChosenCompiler, LanguageSetting } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import * as pollMs from '../../live/pollMs';

export function useManagedLanguages() {
  const api = useApi();
  return useQuery({ queryKey: ['admin', 'languages'], queryFn: () => api.languageAdmin.list() });
}

/** Settles after what is shown has been fetched again. */
export function useSetLanguages() {
  return useChange([], (api, languages: LanguageSetting[]) => api.languageAdmin.set({ languages }));
}

/** Asked again for as long as judges start with what was chosen. */
export function useChosenCompilers() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'compilers'],
    queryFn: () => api.languageAdmin.compilers(),
    refetchInterval: pollMs.compilers,
  });
}

/** Settles after what is shown has been fetched again. */
export function useSetCompilers() {
  return useChange([], async (api, compilers: readonly ChosenCompiler[]) => {
    const chosen = compilers.map(({ language, label, path }) => ({ language, label, path }));
    await api.languageAdmin.setCompilers({ compilers: chosen });
  });
}
