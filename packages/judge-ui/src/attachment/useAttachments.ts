import type { EditorUpload } from '@oj/ui';
import { useRef } from 'react';
import { useErrorToast } from '../parts/useErrorToast';
import { useApi } from '../api/ApiProvider';
import { useMay } from '../session/useMay';

/**
 * Carries pictures and files into the texts of a form, and takes away what none of the texts links when they are saved, however it was
 * deleted: until then the saved text still shows it, and the writer may change their mind. Files of earlier visits stay: only the
 * answer to an upload tells the id that removes a file.
 *
 * @param gid of a group that the writer manages
 */
export function useAttachments(gid?: number) {
  const api = useApi();
  const showError = useErrorToast();
  const isAdmin = useMay('back_office');
  const mayShowPictures = isAdmin || gid !== undefined;
  const idsAt = useRef(new Map<string, number[]>());

  const upload =
    (name: 'uploadPicture' | 'uploadFile'): EditorUpload =>
    async (file, options) => {
      try {
        const { link, fileId } = await api.attachment[name]({ file, gid }, options);
        idsAt.current.set(link, [...(idsAt.current.get(link) ?? []), fileId]);
        return { address: link };
      } catch (reason) {
        if (!options.signal.aborted) showError(reason);
        throw reason;
      }
    };

  async function takeAway(ids: readonly number[]) {
    // A file that cannot be deleted costs nothing but its space.
    await Promise.allSettled(ids.map(fileId => api.attachment.remove({ fileId })));
  }

  return {
    /** Properties for every editor of the form. Anybody may upload files; pictures are for admins and in groups. */
    editor: {
      ...(mayShowPictures && { uploadImage: upload('uploadPicture') }),
      uploadFile: upload('uploadFile'),
    },
    /** The texts are saved, and these are all of them. */
    settle(texts: string) {
      for (const [address, ids] of idsAt.current) {
        if (texts.includes(address)) continue;
        idsAt.current.delete(address);
        void takeAway(ids);
      }
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
