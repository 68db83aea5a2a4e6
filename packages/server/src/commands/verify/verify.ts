import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { FILE_REFERENCES, type StoreName } from '../../files/references';
import type { FileStore } from '../../files/store';
import { storesOf } from '../backup/backup';
import { exitCodes } from '../exitCodes';
import { reachSite } from '../reachDatabase';
import { sizeOf } from '../../sizeOf';
import type { Report } from '../report';
import { derivedNumbers } from './derived';

interface FileFinding {
  name: string;
  /** What refers to it; nothing for an orphan. */
  owners: string[];
}

interface Findings {
  files: number;
  missing: FileFinding[];
  damaged: FileFinding[];
  /** Files that nothing refers to. The product removes them by itself, after a grace. */
  orphans: { name: string; bytes: number }[];
  numbers: { what: string; ids: number[]; isMended: boolean }[];
}

/** Compares every stored file with its hash and every derived number with its source. Answers the exit code. */
export async function verify({ mend = false }: { mend?: boolean | undefined }, config: Config, report: Report): Promise<number> {
  await using server = await reachSite(config);
  const database = openDatabase(server.url, { connections: 2 });
  try {
    await database.$client.query('select from users limit 1');
    const findings: Findings = {
      ...(await checkFiles(database, storesOf(config), report)),
      numbers: await checkNumbers(database, mend, report),
    };
    report.result(textOf(findings), findings);
    const left = findings.missing.length + findings.damaged.length + findings.numbers.filter(({ isMended }) => !isMended).length;
    return left ? exitCodes.found : exitCodes.done;
  } finally {
    await database.$client.end();
  }
}

async function checkFiles(database: Database, stores: Record<StoreName, FileStore>, report: Report) {
  const { rows } = await database.$client.query<{ store: StoreName; hash: string; owners: string[] }>(
    `select store, hash, array_agg(distinct owner) as owners from (${FILE_REFERENCES}) as referenced
     where hash is not null group by store, hash order by store, hash`,
  );
  report.stage(`${rows.length} files`);
  const missing: FileFinding[] = [];
  const damaged: FileFinding[] = [];
  for (const [i, { store, hash, owners }] of rows.entries()) {
    const found = await hashOf(await stores[store].original(hash));
    if (found !== hash) (found === undefined ? missing : damaged).push({ name: `${store}/${hash}`, owners });
    report.step(`file ${i + 1} of ${rows.length}`);
  }
  const used = new Set(rows.map(({ store, hash }) => `${store}/${hash}`));
  const orphans: Findings['orphans'] = [];
  for (const [store, files] of Object.entries(stores))
    for (const hash of await files.list()) {
      const name = `${store}/${hash}`;
      if (used.has(name)) continue;
      orphans.push({ name, bytes: (await files.find(hash))?.bytes ?? 0 });
    }
  return { files: rows.length, missing, damaged, orphans };
}

/** Undefined: there is no such file. */
async function hashOf(content: Readable | undefined): Promise<string | undefined> {
  if (!content) return undefined;
  const hash = createHash('sha256');
  try {
    for await (const piece of content) hash.update(piece as Buffer);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw reason;
  }
  return hash.digest('hex');
}

/** Compares every derived number with its source, and computes those that are wrong. */
export async function checkNumbers(database: Database, toMend: boolean, report: Report) {
  const numbers: Findings['numbers'] = [];
  for (const { what, wrong, mend } of derivedNumbers) {
    report.stage(what);
    const ids = await database.transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return (await tx.execute<{ id: number }>(wrong)).rows.map(({ id }) => id);
    });
    if (!ids.length) continue;
    if (toMend) for (const id of ids) await database.transaction(tx => mend(tx, id));
    numbers.push({ what, ids, isMended: toMend });
  }
  return numbers;
}

const MOST_NAMED = 20;

function textOf({ files, missing, damaged, orphans, numbers }: Findings): string {
  const named = (title: string, found: readonly string[]) =>
    found.length
      ? [`${title}: ${found.length}`, ...found.slice(0, MOST_NAMED).map(each => `  ${each}`), ...(found.length > MOST_NAMED ? ['  …'] : [])]
      : [];
  const withOwners = ({ name, owners }: FileFinding) => `${name} (${owners.join(', ')})`;
  const orphanBytes = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `${files} files are used, ${files - missing.length - damaged.length} of them as they were stored.`,
    ...named('Missing files', missing.map(withOwners)),
    ...named('Damaged files', damaged.map(withOwners)),
    ...named(
      `Files that nothing uses, ${sizeOf(orphanBytes)} (removed by the running product within two days)`,
      orphans.map(({ name }) => name),
    ),
    ...(numbers.length ? [] : ['All derived numbers follow from their sources.']),
    ...numbers.flatMap(({ what, ids, isMended }) => [
      `${isMended ? 'Mended' : 'Wrong'}: ${what}, of ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ' …' : ''}`,
    ]),
  ].join('\n');
}
