import type { LanguageSetting } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

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
