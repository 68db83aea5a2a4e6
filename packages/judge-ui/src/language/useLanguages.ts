import { type Language, publicContract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { saveToLocalStorage } from '../parts/storage/saveToLocalStorage';

/** The languages of the judges. The last answer is saved in local storage and shown until a new one arrives. */
export function useLanguages() {
  return useQuery({ ...languagesQuery(useApi()), placeholderData: savedLanguages });
}

export const languagesQuery = (api: ReturnType<typeof useApi>) => ({
  queryKey: ['languages'],
  queryFn: async () => {
    const languages = await api.problem.languages();
    saveToLocalStorage(LANGUAGES_KEY, JSON.stringify(languages));
    return languages;
  },
  staleTime: 60_000,
});

const LANGUAGES_KEY = 'oj.languages';

/** Undefined when nothing is saved, or when it was saved by another version. */
function savedLanguages(): Language[] | undefined {
  try {
    return publicContract.problem.languages.output.safeParse(JSON.parse(localStorage.getItem(LANGUAGES_KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}
