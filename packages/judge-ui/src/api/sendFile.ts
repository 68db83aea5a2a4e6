import { UPLOAD_PART_BYTES } from '@oj/contract';
import type { Api } from './ApiProvider';

interface Ways<Answer> {
  /** Sends a small file in one call. */
  whole: () => Promise<Answer>;
  /** Names a large file to the server once all its parts have been sent. */
  uploaded: (upload: string) => Promise<Answer>;
}

interface Options {
  gid?: number | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends a file in one call, or in parts when it is large: so a cut costs little, and what was sent is not sent again. */
export async function sendFile<Answer>(api: Api, file: File, options: Options, { whole, uploaded }: Ways<Answer>): Promise<Answer> {
  if (file.size <= UPLOAD_PART_BYTES) return whole();
  const { sendInParts } = await import('@oj/contract/sendInParts');
  return uploaded(await sendInParts(api.uploadInParts, file, options));
}
