import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checked } from '../../packages/server/src/commands/backup/archiveReader';
import { ArchiveWriter } from '../../packages/server/src/commands/backup/archiveWriter';
import { END_ENTRY, FILES_ENTRY, START_ENTRY } from '../../packages/server/src/commands/backup/manifest';
import { runCommand } from '../support/commands';
import { type Api, asNewUser, asRoot, copySeeded, type Product, startProduct } from '../support/product';

/*
 * The commands of operators on a site with life in it: backup while it runs, restore into an empty folder, both killed and repeated,
 * archives that are damaged, and what `verify` finds.
 */
let folder: string;
let product: Product;
let root: Api;
const at = (name: string) => path.join(folder, name);
const command = (...args: string[]) => runCommand(product.dataDir, args);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  const dataDir = at('site');
  await mkdir(dataDir);
  copySeeded('seededDir', dataDir);
  expect((await runCommand(dataDir, ['demo', '--scale', '0.02', '--seed', '5'])).code).toBe(0);
  product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The tables of an archive by their checksums, without what a backup or a restore writes down of itself. */
async function tablesOf(file: string) {
  const { end } = await checked(file);
  return Object.fromEntries(
    end.tables.filter(({ name }) => name !== 'settings').map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]),
  );
}

test('a backup of a running site is one moment of it, and a restore brings back every row and file', async () => {
  const [made] = await Promise.all([
    command('backup', at('first.tar'), '--json'),
    ...Array.from({ length: 8 }, (_, i) => root.tagEditor.add({ name: `during ${i}`, oj: 'ME' })),
  ]);
  expect(made.code).toBe(0);
  const facts = JSON.parse(made.result) as { rows: number; files: number };
  expect(facts).toMatchObject({ damaged: [], missing: [] });
  expect((await stat(at('first.tar'))).mode & 0o777).toBe(0o600);

  const restored = await runCommand(at('copy'), ['restore', at('first.tar'), '--json']);
  expect(restored.code).toBe(0);
  expect(JSON.parse(restored.result)).toMatchObject({ rows: facts.rows, files: facts.files, isRepeated: false });
  expect((await runCommand(at('copy'), ['verify'])).code).toBe(0);
  expect((await runCommand(at('copy'), ['backup', at('again.tar')])).code).toBe(0);
  expect(await tablesOf(at('again.tar'))).toEqual(await tablesOf(at('first.tar')));

  const copy = await startProduct({ dataDir: at('copy'), withJudge: false, env: { OJ_JUDGES: '0' } });
  const rootOfCopy = await asRoot(copy);
  expect(await rootOfCopy.tagEditor.add({ name: 'after the restore', oj: 'ME' })).toBeDefined();
  await copy.stop();
  const repeated = await runCommand(at('copy'), ['restore', at('first.tar'), '--json']);
  expect([repeated.code, JSON.parse(repeated.result)]).toEqual([0, expect.objectContaining({ isRepeated: true })]);
});

test('an incremental backup holds what is new, and is restored behind the one it goes on from', async () => {
  const names = (await readdir(path.join(product.dataDir, 'files'))).length;
  expect(names).toBeGreaterThan(0);
  expect((await command('backup', at('second.tar'), '--since', at('first.tar'))).code).toBe(0);
  const [first, second] = [await checked(at('first.tar')), await checked(at('second.tar'))];
  expect(second.held.size).toBeLessThan(first.held.size);
  expect(second.referenced.size).toBe(first.referenced.size);

  const alone = await runCommand(at('chain'), ['restore', at('second.tar')]);
  expect(alone).toMatchObject({ code: 2, said: expect.stringContaining('goes on from an archive that is not named before it') });
  expect((await runCommand(at('chain'), ['restore', at('first.tar'), at('second.tar')])).code).toBe(0);
  expect((await runCommand(at('chain'), ['verify'])).code).toBe(0);
});

test('a backup that is killed leaves the archive of before, and the next one is whole', async () => {
  await copyFile(at('first.tar'), at('kept.tar'));
  const killed = await runCommand(product.dataDir, ['backup', at('kept.tar'), '--replace'], ' files\n');
  expect(killed.code).toBe(null);
  expect((await readFile(at('kept.tar'))).equals(await readFile(at('first.tar')))).toBe(true);
  expect((await command('backup', at('kept.tar'), '--replace')).code).toBe(0);
  await checked(at('kept.tar'));
  expect(existsSync(at('kept.tar.partial'))).toBe(false);
});

test('a backup writes over no archive without a word for it, and never over the one that it goes on from', async () => {
  await copyFile(at('first.tar'), at('older.tar'));
  const refused = await command('backup', at('older.tar'));
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('older.tar is there already: give another name, or --replace.') });
  const onItself = await command('backup', at('older.tar'), '--since', path.join(folder, '.', 'older.tar'), '--replace');
  expect(onItself).toMatchObject({ code: 2, said: expect.stringContaining('is the archive that this one goes on from') });
  expect((await readFile(at('older.tar'))).equals(await readFile(at('first.tar')))).toBe(true);
  expect((await command('backup', at('older.tar'), '--replace')).code).toBe(0);
  const [older, first] = [await checked(at('older.tar')), await checked(at('first.tar'))];
  expect(older.start.id).not.toBe(first.start.id);
});

test('a restore that is killed is run again with the same result; until then the folder does not start', async () => {
  for (const moment of ['checking', ' files\n', 'rows\n', 'references between rows']) {
    const killed = await runCommand(at('killed'), ['restore', at('first.tar')], moment);
    expect(killed.code).toBe(null);
  }
  expect(await runCommand(at('killed'), ['start'])).toMatchObject({ code: 1, said: expect.stringContaining('was broken off') });
  expect((await runCommand(at('killed'), ['restore', at('first.tar')])).code).toBe(0);
  expect((await runCommand(at('killed'), ['backup', at('after-kill.tar')])).code).toBe(0);
  expect(await tablesOf(at('after-kill.tar'))).toEqual(await tablesOf(at('first.tar')));
});

test('refuses archives that are damaged, cut, of a version to come or none at all, and sites that are not empty', async () => {
  const refusals = async (file: string) => {
    const { code, said } = await runCommand(at('refused'), ['restore', file]);
    return `${code} ${said.split('\n').at(-2)}`;
  };
  const { size } = await stat(at('first.tar'));
  for (const [name, change] of [
    ['flipped.tar', (file: string) => flip(file, Math.floor(size / 2))],
    ['cut.tar', (file: string) => truncate(file, Math.floor(size / 2))],
    ['endless.tar', (file: string) => truncate(file, size - 4096)],
  ] as const) {
    await copyFile(at('first.tar'), at(name));
    await change(at(name));
    expect(await refusals(at(name))).toMatch(/^2 \[oj\] .*(damaged|broken off)/);
  }
  await writeFile(at('text.tar'), 'no archive');
  expect(await refusals(at('text.tar'))).toMatch(/^2 \[oj\] .*(no backup|damaged)/);
  expect(await refusals(at('nowhere.tar'))).toMatch(/^2 \[oj\] There is no file/);
  await newerArchive(at('newer.tar'));
  expect(await refusals(at('newer.tar'))).toMatch(/^2 \[oj\] .*made by a newer version/);
  expect(await command('restore', at('first.tar'))).toMatchObject({ code: 2, said: expect.stringContaining('not empty') });
});

async function flip(file: string, position: number) {
  await using handle = await open(file, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, position);
}

async function newerArchive(file: string) {
  const { start, end } = await checked(at('second.tar'));
  await using archive = new ArchiveWriter(file);
  await archive.add(START_ENTRY, JSON.stringify({ ...start, base: null, migrations: [...start.migrations, 9_000_000_000_000] }));
  await archive.add(FILES_ENTRY, Buffer.from('H4sIAAAAAAAAAwMAAAAAAAAAAAA=', 'base64'));
  await archive.add(END_ENTRY, JSON.stringify({ ...end, tables: [] }));
  await archive.finish();
}

test('verify finds what is missing, damaged, unused and miscounted, and mends the numbers', async () => {
  const { $client } = product.database();
  const { rows } = await $client.query<{ hash: string; id: number }>(
    'select input_hash as hash, problem_id as id from problem_cases order by input_bytes desc limit 2',
  );
  const fileOf = (hash: string) => path.join(product.dataDir, 'files', hash.slice(0, 2), hash);
  const [lost, broken] = rows.map(({ hash }) => hash) as [string, string];
  const kept = await Promise.all([lost, broken].map(hash => readFile(fileOf(hash))));
  await rm(fileOf(lost));
  await flip(fileOf(broken), 0);
  const unused = 'ab'.padEnd(64, '0');
  await mkdir(path.dirname(fileOf(unused)), { recursive: true });
  await writeFile(fileOf(unused), 'x');
  await $client.query('update problem_counts set ac = ac + 1 where problem_id = (select min(problem_id) from problem_counts)');
  await $client.query('update user_counts set score = score + 5 where user_id = 1');

  const found = await command('verify', '--json');
  expect(found.code).toBe(3);
  expect(JSON.parse(found.result)).toMatchObject({
    missing: [{ name: `files/${lost}`, owners: expect.arrayContaining([`test data of problem ${rows[0]?.id}`]) }],
    damaged: [{ name: `files/${broken}` }],
    orphans: [{ name: `files/${unused}`, bytes: 1 }],
    numbers: [
      { what: 'counters of problems', isMended: false },
      { what: 'counters of users', ids: [1], isMended: false },
    ],
  });
  const backedUp = await command('backup', at('unsure.tar'), '--json');
  expect([backedUp.code, JSON.parse(backedUp.result)]).toEqual([
    3,
    expect.objectContaining({ damaged: [`files/${broken}`], missing: [`files/${lost}`] }),
  ]);
  await Promise.all([lost, broken].map((hash, i) => writeFile(fileOf(hash), kept[i] ?? '')));
  expect((await command('verify', '--mend')).code).toBe(0);
  expect((await command('verify')).said).toContain('All derived numbers follow from their sources.');

  expect((await command('retention', '--days', '0')).said).toMatch(/Test data that no problem uses\s+1\s+1 bytes/);
  expect((await command('retention', '--days', '0', '--delete')).code).toBe(0);
  expect(existsSync(fileOf(unused))).toBe(false);
});

test('accounts are made, given passwords and roles, banned and exported without the pages, and the audit log knows', async () => {
  const passwordIn = (said: string) => / password (?:of \S+ is )?(\S+)\./.exec(said)?.[1] ?? '';
  const made = await command('user', 'create', 'second', '--role', 'root');
  expect(made.code).toBe(0);
  const second = product.as();
  await second.account.login({ username: 'second', password: passwordIn(made.result) });
  const changed = await command('user', 'password', 'second');
  await expect(second.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  await second.account.login({ username: 'second', password: passwordIn(changed.result) });
  expect((await command('user', 'role', 'root', 'admin')).code).toBe(0);
  expect(await command('user', 'ban', 'second')).toMatchObject({ code: 2, said: expect.stringContaining('only super admin') });
  expect((await command('user', 'role', 'root', 'root')).code).toBe(0);
  expect((await command('user', 'ban', 'second')).code).toBe(0);
  await expect(product.as().account.login({ username: 'second', password: passwordIn(changed.result) })).rejects.toThrow();
  expect(await command('user', 'create', 'second')).toMatchObject({ code: 2, said: expect.stringContaining('already') });
  expect((await command('user', 'export', 'root', at('root.json'))).code).toBe(0);
  const exported = await readFile(at('root.json'), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ users: [{ username: 'root' }] });
  expect(exported).not.toContain('argon2');
  const again = await asRoot(product);
  const { records } = await again.audit.list({ username: 'command line' });
  expect(records.map(({ action, target }) => `${action} ${target}`)).toContain('user.create second');
  expect(JSON.stringify(records)).not.toContain(passwordIn(changed.result));
});

test('what the site has of a person is said, and erased: no row names them any more, and what they wrote has nobody', async () => {
  const person = await asNewUser(product, 'vanishing');
  const { link } = await person.attachment.uploadFile({ file: new File(['vanishing words'], 'vanishing.txt') });
  await person.attachment.uploadFile({ file: new File(['other words'], 'unlinked.txt') });
  const { submitId } = await person.submission.submit({ pid: 'P1000', language: 'C', code: 'int main() {}' });
  await asRoot(product).then(root => root.announcementEditor.add({ title: 'News', content: `[file](${link})` }));
  await command('user', 'role', 'vanishing', 'admin');
  const { rows: tables } = await product
    .database()
    .execute<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const named = async () => {
    const found = [];
    for (const { name } of tables)
      if ((await product.database().execute(`select from "${name}" t where t::text ilike '%vanishing%' limit 1`)).rowCount)
        found.push(name);
    return found;
  };
  expect(await command('user', 'erase', 'root', '--yes')).toMatchObject({ code: 2, said: expect.stringContaining('only super admin') });
  expect((await command('user', 'erase', 'vanishing')).result).toContain('Nothing was changed');
  expect(await named()).toEqual(expect.arrayContaining(['attachments', 'audit_entries', 'users']));
  const erased = await command('user', 'erase', 'vanishing', '--yes', '--json');
  expect(JSON.parse(erased.result)).toMatchObject({
    isErased: true,
    before: { attachments: 2, submissions: 1 },
    after: { attachments: 1, submissions: 1 },
  });
  expect(await named()).toEqual([]);
  expect((await fetch(product.url + link)).status).toBe(200);
  expect((await product.as().submission.detail({ submitId })).submission.username).toMatch(/^deleted \d+$/);
  expect((await command('user', 'erase', 'vanishing')).code).toBe(2);
});

test('the doctor looks at a product that runs, says all as JSON, and mends what it may', async () => {
  await product.database().execute(`
    insert into judges (id, sandbox, languages, version, seen_at) values ('long-gone', '{}', '[]', '0', now() - interval '30 days')`);
  const { code, result } = await command('doctor', '--fix', '--json');
  const { findings, isWell } = JSON.parse(result) as { isWell: boolean; findings: { what: string; fine: boolean; fixed?: string }[] };
  expect(code).toBe(isWell ? 0 : 3);
  const named = new Map(findings.map(finding => [finding.what, finding]));
  for (const what of ['data folder', 'disk', 'database', 'tables', 'clock']) expect([what, named.get(what)?.fine]).toEqual([what, true]);
  expect(named.get('judges')).toMatchObject({ fine: false, fixed: '1 are off the list' });
  expect((await product.database().execute(`select from judges where id = 'long-gone'`)).rowCount).toBe(0);
});
