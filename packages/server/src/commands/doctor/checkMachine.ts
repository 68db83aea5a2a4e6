import { access, constants, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '../../config';
import type { Check } from './check';

const LEAST_FREE_BYTES = 2 * 2 ** 30;

export async function checkMachine({ dataDir, smtpUrl }: Config): Promise<Check[]> {
  const writable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return [
    { what: 'node', ok: true, detail: process.version },
    { what: 'processors', ok: true, detail: `${os.availableParallelism()}` },
    { what: 'data folder', ok: writable, detail: dataDir, hint: 'make it writable for this user, or set OJ_DATA' },
    {
      what: 'disk',
      ok: freeBytes > LEAST_FREE_BYTES,
      detail: `${(freeBytes / 2 ** 30).toFixed(1)} GiB free`,
      hint: 'free some space: at least 2 GiB',
    },
    smtpUrl
      ? { what: 'mail', ok: true, detail: `SMTP at ${new URL(smtpUrl).host}` }
      : { what: 'mail', ok: true, detail: `outbox folder ${path.join(dataDir, 'outbox')} (set OJ_SMTP to send)` },
  ];
}
