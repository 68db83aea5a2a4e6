import { access, constants, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '../../config';
import type { Finding } from './finding';

const LEAST_FREE_BYTES = 2 * 2 ** 30;

export async function findMachine({ dataDir, smtpUrl }: Config): Promise<Finding[]> {
  const writable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return [
    { what: 'node', fine: true, found: process.version },
    { what: 'processors', fine: true, found: `${os.availableParallelism()}` },
    { what: 'data folder', fine: writable, found: dataDir, mend: 'make it writable for this user, or set OJ_DATA' },
    {
      what: 'disk',
      fine: freeBytes > LEAST_FREE_BYTES,
      found: `${(freeBytes / 2 ** 30).toFixed(1)} GiB free`,
      mend: 'free some space: at least 2 GiB',
    },
    smtpUrl
      ? { what: 'mail', fine: true, found: `SMTP at ${new URL(smtpUrl).host}` }
      : { what: 'mail', fine: true, found: `outbox folder ${path.join(dataDir, 'outbox')} (set OJ_SMTP to send)` },
  ];
}
