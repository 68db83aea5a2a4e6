import { access, constants, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from '../config';
import { openDatabase } from '../database/database';
import { openJudge } from '../judge/judge';
import { mainLanguages } from '../judge/languages/registry';
import { makeDataFolder } from './dataFolder';
import { startPostgres } from './postgres';

interface Finding {
  what: string;
  fine: boolean;
  /** Good to have; all is well without it. */
  optional?: boolean;
  found: string;
  mend?: string;
}

const LEAST_FREE_BYTES = 2 * 2 ** 30;
const CLOCK_TOLERANCE_MS = 2_000;

/** Looks at everything that the product stands on, and says for each thing how it is and what would mend it. */
export async function doctor() {
  const config = readConfig();
  makeDataFolder(config);
  const findings = [...(await findMachine(config)), ...(await findDatabase(config)), ...(await findJudge(config))];
  for (const { what, fine, optional, found, mend } of findings) {
    console.log(`${fine ? 'ok  ' : optional ? '-   ' : 'MEND'}  ${what.padEnd(18)} ${found}`);
    if (!fine && mend) console.log(`      ${''.padEnd(18)} → ${mend}`);
  }
  process.exitCode = findings.every(({ fine, optional }) => fine || optional) ? 0 : 1;
}

async function findMachine({ dataDir, smtpUrl }: Config): Promise<Finding[]> {
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

async function findDatabase(config: Config): Promise<Finding[]> {
  const what = 'database';
  let embedded: Awaited<ReturnType<typeof startPostgres>> | undefined;
  try {
    embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir);
    const database = openDatabase(config.databaseUrl ?? embedded?.url ?? '', { connections: 1 });
    const { rows } = await database.$client.query<{ version: string; now: Date }>(
      "select current_setting('server_version') as version, now()",
    );
    await database.$client.end();
    const [row] = rows;
    const driftMs = Math.abs((row?.now.getTime() ?? 0) - Date.now());
    return [
      { what, fine: true, found: `PostgreSQL ${row?.version}${embedded ? ' (embedded)' : ''}` },
      {
        what: 'clock',
        fine: driftMs < CLOCK_TOLERANCE_MS,
        found: `${driftMs} ms from the database's`,
        mend: 'synchronise the clocks of both machines (NTP)',
      },
    ];
  } catch (reason) {
    return [
      {
        what,
        fine: false,
        found: (reason as Error).message,
        mend: config.databaseUrl ? 'check DATABASE_URL' : 'stop a running OJ first, or set DATABASE_URL',
      },
    ];
  } finally {
    await embedded?.stop();
  }
}

async function findJudge({ cacheDir, dataDir, allowWeakSandbox }: Config): Promise<Finding[]> {
  try {
    await using judge = await openJudge({ cacheDir, scratchDir: path.join(dataDir, 'work', 'doctor'), allowWeakSandbox });
    await judge.settled;
    const { level, cgroup, reasons } = judge.sandbox;
    return [
      {
        what: 'sandbox',
        fine: level <= 3 || (level === 4 && allowWeakSandbox),
        found: [`level ${level}`, ...reasons].join('; '),
        mend: 'run as root, or delegate a cgroup to this user (docs/sandbox.md); OJ_ALLOW_WEAK_SANDBOX=1 judges on level 4 all the same',
      },
      {
        what: 'cgroup',
        fine: cgroup !== 0 || allowWeakSandbox,
        found: cgroup ? `version ${cgroup}` : 'none usable',
        mend: 'run as root, or delegate a cgroup v2 subtree',
      },
      ...judge.languages.map(({ name, available, version, hint }) => ({
        what: name,
        fine: available,
        optional: !mainLanguages.some(language => language.name === name),
        found: version ?? 'not available',
        mend: hint,
      })),
    ];
  } catch (reason) {
    return [
      { what: 'sandbox', fine: false, found: (reason as Error).message, mend: 'install gcc and the C headers (Debian: gcc libc6-dev)' },
    ];
  }
}
