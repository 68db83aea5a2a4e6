import { ApiError, contract, createClient, overHttp } from '@oj/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { BucketFault } from './bucket';
import type { FileStore } from './store';

/** Where a judge finds test data: files named by their hash. */
export interface TestFiles {
  /** Absolute path of a file that is there when this resolves. @throws when it cannot be had, or the signal's reason. */
  pathOf(hash: string, signal?: AbortSignal): Promise<string>;
  /** @throws TestFilesRefused when this judge may not have any. */
  ready(): Promise<void>;
}

/** The API does not take the secret of this judge. */
export class TestFilesRefused extends Error {
  constructor() {
    super('The API refuses this judge: OJ_JUDGE_SECRET is not the one that the API has.');
  }
}

/** Test files on the machine of the API: they are read from the store. When a bucket does not answer, the reader waits. */
export const ownTestFiles = (store: FileStore): TestFiles => ({
  async pathOf(hash, signal) {
    for (;;) {
      signal?.throwIfAborted();
      try {
        return await store.localPath(hash);
      } catch (reason) {
        if (!(reason instanceof BucketFault)) throw reason;
        await pause(RETRY_MS);
      }
    }
  },
  ready: async () => undefined,
});

const RETRY_MS = 1_000;
const passing: ReadonlySet<string> = new Set(['network.failed', 'network.timeout', 'server.busy']);

async function waitOrThrow(reason: unknown) {
  if (reason instanceof ApiError && reason.code === 'access.denied') throw new TestFilesRefused();
  const passes = (reason instanceof ApiError && passing.has(reason.code)) || reason instanceof TypeError;
  if (!passes) throw reason;
  await pause(RETRY_MS);
}

/**
 * Test files on any other machine. A file is fetched from the API when it is first needed, checked, and kept. Two judgings that want the
 * same file fetch it once; a fetch that breaks off begins again. When the API does not answer, the reader waits.
 */
export function remoteTestFiles(store: FileStore, { apiUrl, secret }: { apiUrl: string; secret: string }): TestFiles {
  const underway = new Map<string, Promise<void>>();
  const send = overHttp({ base: `${apiUrl.replace(/\/$/, '')}/api`, headers: { 'x-judge-secret': secret } });
  const api = createClient({ testFile: contract.judging.testFile }, send);

  async function fetchFile(hash: string) {
    const body = await api.testFile({ hash });
    await using arrived = await store.arrive(body.stream());
    if (arrived.hash !== hash) throw new Error(`the API sent other bytes than ${hash}`);
    await store.keep(arrived);
  }

  return {
    async ready() {
      // Nobody has such a file: the API says so to those whom it answers at all.
      const answer = await api.testFile({ hash: '0'.repeat(64) }).catch((reason: unknown) => reason);
      if (answer instanceof ApiError && answer.code === 'access.denied') throw new TestFilesRefused();
    },
    async pathOf(hash, signal) {
      while (!(await store.has(hash))) {
        signal?.throwIfAborted();
        const fetching = underway.get(hash) ?? fetchFile(hash).finally(() => underway.delete(hash));
        underway.set(hash, fetching);
        await fetching.catch(waitOrThrow);
      }
      return store.pathOf(hash);
    },
  };
}
