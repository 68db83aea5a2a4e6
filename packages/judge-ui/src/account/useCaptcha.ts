import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

/** Digits in a picture. Each is good for one try: `refresh` after it. */
export function useCaptcha() {
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['account', 'captcha'],
    queryFn: () => api.verification.captcha(),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    picture: isFetching ? undefined : data?.img,
    captchaKey: data?.captchaKey ?? '',
    failed: isError && !isFetching,
    refresh: () => void refetch(),
  };
}
