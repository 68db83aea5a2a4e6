import type { ChosenCompiler, LanguageSetting } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

const REPORTS_MS = 5_000;

export function useManagedLanguages() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: ['admin', 'languages'], queryFn: async () => (await wholeApi()).languageAdmin.list() });
}

/** Settles after what is shown has been fetched again. */
export function useSetLanguages() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (languages: LanguageSetting[]) => (await wholeApi()).languageAdmin.set({ languages }),
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** Asked again for as long as judges start with what was chosen. */
export function useChosenCompilers() {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: ['admin', 'compilers'],
    queryFn: async () => (await wholeApi()).languageAdmin.compilers(),
    refetchInterval: REPORTS_MS,
  });
}

/** Settles after what is shown has been fetched again. */
export function useSetCompilers() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (compilers: readonly ChosenCompiler[]) => {
      const chosen = compilers.map(({ language, label, path }) => ({ language, label, path }));
      await (await wholeApi()).languageAdmin.setCompilers({ compilers: chosen });
    },
    onSuccess: () => cache.invalidateQueries(),
  });
}
