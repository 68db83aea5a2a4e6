import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../support/commands';
import { asNewUser, asRoot, PASSWORD, type Product, startProduct } from '../support/product';
import { commandsIn, type Quoted } from '../support/quotedCommands';

/** What the documents tell to type, typed: the commands of operators that take seconds, and the login of a program. */
let folder: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-quoted-'));
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  await (await asRoot(product)).settings.setSwitches({ slideOnlyAfterFailures: false });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await rm(folder, { recursive: true });
});

const QUICK = /^(backup|restore|verify|retention|user|settings)$/;
const isQuick = ({ tool, words, isInBlock }: Quoted) => isInBlock && tool === 'oj' && QUICK.test(words[0] ?? '');
/** Folders of the machine are below ours. */
const below = (value: string) => value.replace(/^\//, `${folder}/`);

async function run({ env, words }: Quoted) {
  const given = Object.fromEntries(env.map(each => each.split(/=(.*)/s) as [string, string]).map(([name, value]) => [name, below(value)]));
  for (const place of [...words, ...Object.values(given)].map(below).filter(each => each.startsWith(folder)))
    await mkdir(path.dirname(place), { recursive: true });
  const { OJ_DATA: dataDir = product.dataDir, ...others } = given;
  const { code, said } = await runCommand(dataDir, words.map(below), undefined, others, folder);
  return { code, said };
}

test.each(['README.md', 'docs/backup.md'])('%s: commands of operators, one after the other', async page => {
  const commands = commandsIn(page).filter(isQuick);
  expect(commands.length).toBeGreaterThan(1);
  for (const quoted of commands) expect({ quoted: quoted.text, ...(await run(quoted)) }).toMatchObject({ quoted: quoted.text, code: 0 });
});

test('docs/wire.md: the program logs in where a slide is asked for', async () => {
  await asNewUser(product, 'program');
  const [, program = ''] = /```js\n([^]*?)```/.exec(await readFile('docs/wire.md', 'utf8')) ?? [];
  const file = path.join(folder, 'login.mjs');
  await writeFile(
    file,
    program.replace('https://oj.example.org', product.url).replace("'root'", "'program'").replace('PASSWORD', PASSWORD),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(await product.as(stdout.trim()).account.authInfo()).toBeDefined();
  await expect(product.as().account.login({ username: 'program', password: PASSWORD })).rejects.toMatchObject({
    code: 'login.slideRequired',
  });
});
