import type { EditorUpload } from '@oj/ui';
import { useRef } from 'react';
import { useTellError } from '../api/useTellError';
import { useWholeApi } from '../api/WholeApi';

/**
 * Carries pictures and files into the texts of a form. What is deleted from a text is taken away when the texts are saved and none
 * of them links it: until then the saved text still shows it, and the writer may change their mind.
 */
export function useAttachments() {
  const wholeApi = useWholeApi();
  const tellError = useTellError();
  const idsAt = useRef(new Map<string, number[]>());
  const deleted = useRef(new Set<string>());

  const upload =
    (name: 'uploadPicture' | 'uploadFile'): EditorUpload =>
    async (file, options) => {
      try {
        const { link, fileId } = await (await wholeApi()).attachment[name]({ file }, options);
        idsAt.current.set(link, [...(idsAt.current.get(link) ?? []), fileId]);
        deleted.current.delete(link);
        return { address: link };
      } catch (reason) {
        if (!options.signal.aborted) tellError(reason);
        throw reason;
      }
    };

  async function takeAway(address: string) {
    const ids = idsAt.current.get(address) ?? [];
    idsAt.current.delete(address);
    const { attachment } = await wholeApi();
    // One that stays costs nothing but its room.
    await Promise.allSettled(ids.map(fileId => attachment.remove({ fileId })));
  }

  return {
    /** For every editor of the form. */
    editor: {
      uploadImage: upload('uploadPicture'),
      uploadFile: upload('uploadFile'),
      onRemoveUpload: (address: string) => void deleted.current.add(address),
    },
    /** The texts are saved, and these are all of them. */
    settle(texts: string) {
      for (const address of deleted.current) if (!texts.includes(address)) void takeAway(address);
      deleted.current.clear();
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
