import type { Submission } from '@oj/contract';
import { Button, usePhrases, useToast } from '@oj/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useApi } from '../../api/ApiProvider';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { sharePhrases } from './sharePhrases';
import { submissionKeys } from '../useSubmissions';

interface ShareButtonProps {
  submission: Submission;
  /** Whether the site and the problem let code be shared. */
  isAllowed: boolean;
}

/** Shows the code of an own submission to everybody, or no longer. Nothing for others, and in contests. */
export function ShareButton({ submission: { submitId, uid, cid, share }, isAllowed }: ShareButtonProps) {
  const say = usePhrases(sharePhrases);
  const user = useUser();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.submission.share({ submitId, share: !share }),
    onSuccess: async () => {
      toast({ tone: 'success', title: say(share ? 'unshared' : 'shared') });
      await cache.invalidateQueries({ queryKey: submissionKeys.detail(submitId, user?.uid) });
    },
    onError: showError,
  });
  if (user?.uid !== uid || cid !== 0 || !(isAllowed || share)) return null;
  return (
    <Button size="small" tone="quiet" pending={isPending} onClick={() => mutate()}>
      <Share2 aria-hidden /> {say(share ? 'unshare' : 'share')}
    </Button>
  );
}
