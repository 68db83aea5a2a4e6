import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/ApiProvider';

const HOUR_MS = 3_600_000;
const DEFAULT_SHORT_NAME = 'OJ';

export function useSite() {
  const api = useApi();
  return useQuery({ queryKey: ['site'], queryFn: () => api.site.config(), staleTime: HOUR_MS });
}

/** Sets the document title: the page's, a dash, the site's short name. */
export function useTitle(title: string | undefined) {
  const { data: site } = useSite();
  const shortName = site?.shortName ?? DEFAULT_SHORT_NAME;
  useEffect(() => {
    document.title = title ? `${title} - ${shortName}` : shortName;
  }, [title, shortName]);
}
