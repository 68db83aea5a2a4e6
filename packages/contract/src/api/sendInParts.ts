import type { CallOptions, Client } from './client';
import { ApiError } from './apiError';
import type { ErrorCode } from './errors';
import { pause } from './pause';
import { UPLOAD_PART_BYTES, type uploadInParts } from './uploadInParts';

type Api = Client<typeof uploadInParts>;

export interface PartsOptions extends Pick<CallOptions, 'signal' | 'onProgress'> {
  /** The group that the file is for. */
  gid?: number | undefined;
  /** How often a part is sent again after a failure that may pass. Default 6. */
  retries?: number;
}

const passing: ReadonlySet<ErrorCode> = new Set(['network.failed', 'network.timeout', 'server.busy', 'server.failed']);
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 15_000;

/**
 * Sends a file in parts, and answers the handle that names it. Called again with the same file, after a cut or in a page that was loaded
 * again, it sends what is missing. A part that fails is sent again with growing pauses.
 * @throws ApiError when it is refused, or when the network stays away.
 */
export async function sendInParts(api: Api, file: File, { gid, signal, onProgress, retries = 6 }: PartsOptions = {}): Promise<string> {
  const { handle, parts } = await insistently(
    () => api.start({ fileName: file.name, bytes: file.size, modifiedMs: file.lastModified, ...(gid ? { gid } : {}) }, options(signal)),
    retries,
    signal,
  );
  const there = new Set(parts);
  const count = Math.ceil(file.size / UPLOAD_PART_BYTES);
  const sizeOf = (number: number) => Math.min(UPLOAD_PART_BYTES, file.size - number * UPLOAD_PART_BYTES);
  let sent = [...there].reduce((sum, number) => sum + sizeOf(number), 0);
  const tell = (more = 0) => onProgress?.(Math.min(1, (sent + more) / file.size));
  tell();
  for (let number = 0; number < count; number += 1) {
    if (there.has(number)) continue;
    const part = file.slice(number * UPLOAD_PART_BYTES, number * UPLOAD_PART_BYTES + sizeOf(number));
    const onPart = (share: number) => tell(share * part.size);
    await insistently(() => api.part({ handle, number, file: part }, { ...options(signal), onProgress: onPart }), retries, signal);
    sent += part.size;
    tell();
  }
  return handle;
}

const options = (signal: AbortSignal | undefined): CallOptions => (signal ? { signal } : {});

async function insistently<Result>(call: () => Promise<Result>, retries: number, signal: AbortSignal | undefined): Promise<Result> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await call();
    } catch (reason) {
      if (failed >= retries || signal?.aborted || !(reason instanceof ApiError) || !passing.has(reason.code)) throw reason;
      const waitMs = reason.waitS ? reason.waitS * 1000 : Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** failed);
      await pause(waitMs, signal);
    }
  }
}
