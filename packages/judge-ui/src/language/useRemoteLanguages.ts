import type { Language } from '@oj/contract';
import { useMemo } from 'react';
import { useAllLanguages } from './useAllLanguages';

const ofOthers = (languages: readonly Language[]) => [
  ...new Map(languages.flatMap(language => (language.oj === 'ME' ? [] : [[language.name, language]]))).values(),
];

/** The languages of other sites, each name once. */
export function useRemoteLanguages(isWanted: boolean) {
  const { data, error, refetch } = useAllLanguages(isWanted);
  return { data: useMemo(() => data && ofOthers(data), [data]), error, refetch };
}
