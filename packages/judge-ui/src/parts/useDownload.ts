import { usePhrases, useToast } from '@oj/ui';
import { useMutation } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../api/WholeApi';
import { partPhrases } from './partPhrases';
import { saveFile } from './saveFile';
import { useErrorToast } from './useErrorToast';

interface Wanted {
  /** What the file is called. */
  name: string;
  fetch: (api: WholeApi) => Promise<Blob>;
}

/** Downloads a file, with toasts at the start and at the end. */
export function useDownload() {
  const say = usePhrases(partPhrases);
  const wholeApi = useWholeApi();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, fetch }: Wanted) => {
      toast({ title: say('downloading') });
      saveFile(name, await fetch(await wholeApi()));
    },
    onSuccess: () => toast({ tone: 'success', title: say('downloaded') }),
    onError: showError,
  });
  return { download: mutate as (wanted: Wanted) => void, isPending };
}
