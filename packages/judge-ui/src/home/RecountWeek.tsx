import { IconButton, usePhrases } from '@oj/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useApi } from '../api/ApiProvider';
import { useErrorToast } from '../parts/useErrorToast';
import { homePhrases } from './homePhrases';
import { homeKeys } from './homeKeys';

/** Counts anew, for the super admin; others get what was counted within the last half hour. */
export function RecountWeek() {
  const say = usePhrases(homePhrases);
  const showError = useErrorToast();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.home.week({ forceRefresh: true }),
    onSuccess: week => cache.setQueryData(homeKeys.week, week),
    onError: showError,
  });
  return (
    <IconButton label={say('recount')} size="small" tone="quiet" disabled={isPending} onClick={() => mutate()}>
      <RotateCw aria-hidden />
    </IconButton>
  );
}
