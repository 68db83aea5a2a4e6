import type { Submission } from '@oj/contract';
import { Button, phrases, usePhrases, useToast } from '@oj/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useApi } from '../../api/ApiProvider';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';

const words = phrases('resubmit', {
  again: { zh: '重新提交', en: 'Submit again' },
  done: { zh: '重新提交成功', en: 'Resubmitted Successfully' },
});

/** Sends an own submission to its site again. Nothing for others. */
export function ResubmitButton({ submission: { submitId, uid, isRemote } }: { submission: Submission }) {
  const say = usePhrases(words);
  const user = useUser();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.submission.resubmit({ submitId }),
    onSuccess: async () => {
      toast({ tone: 'success', title: say('done') });
      await cache.invalidateQueries({ queryKey: ['submission'] });
    },
    onError: showError,
  });
  if (!isRemote || user?.uid !== uid) return null;
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      <RotateCw aria-hidden /> {say('again')}
    </Button>
  );
}
