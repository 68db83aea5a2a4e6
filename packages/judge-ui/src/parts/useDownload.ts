import { usePhrases, useToast } from '@oj/ui';
import { useMutation } from '@tanstack/react-query';
import { type Api, useApi } from '../api/ApiProvider';
import { partPhrases } from './partPhrases';
import { saveFile } from './saveFile';
import { useErrorToast } from './useErrorToast';

interface Wanted {
  /** What the file is called. */
  name: string;
  fetch: (api: Api) => Promise<Blob>;
}

/** Downloads a file, with toasts at the start and at the end. */
export function useDownload() {
  const say = usePhrases(partPhrases);
  const api = useApi();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, fetch }: Wanted) => {
      toast({ title: say('downloading') });
      saveFile(name, await fetch(api));
    },
    onSuccess: () => toast({ tone: 'success', title: say('downloaded') }),
    onError: showError,
  });
  return { download: mutate as (wanted: Wanted) => void, isPending };
}
