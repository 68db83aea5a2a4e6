import type { Language } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

const HOUR_MS = 3_600_000;

const ofOthers = (languages: readonly Language[]) => [
  ...new Map(languages.filter(({ oj }) => oj !== 'ME').map(language => [language.name, language])).values(),
];

/** The languages of other sites, each name once. */
export function useRemoteLanguages(isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['languages', 'all'],
    queryFn: () => api.problem.languages({ all: true }),
    select: ofOthers,
    staleTime: HOUR_MS,
    enabled: isWanted,
  });
}
