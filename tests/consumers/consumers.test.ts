import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeUnder } from '../../packages/ui/build/readme';
import { launchBrowser } from '../support/browser';
import { serveFolder } from '../visual/serveFolder';
import { inProduction, install } from './project';

const env = inProduction();
const execute = promisify(execFile);

const hosts = [
  ['React 19', 'vite-react-19'],
  ['React 18.3', 'vite-react-18'],
] as const;

/** A project of its own with the library and the judge of its README, built. */
async function build(project: string): Promise<string> {
  const folder = await install(project, 'page');
  await writeFile(path.join(folder, 'Judge.tsx'), codeUnder(await readFile('packages/ui/README.md', 'utf8'), '## Your judge in one file'));
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  await execute(process.execPath, [vite, 'build', '--outDir', 'dist/client'], { cwd: folder, env });
  await execute(process.execPath, [vite, 'build', '--ssr', 'serve.tsx', '--outDir', 'dist/server'], { cwd: folder, env });
  return folder;
}

/** All are built at once: installing waits for the disk much of the time. */
const whenBuilt = Promise.all(hosts.map(([, project]) => build(project)));
afterAll(async () => {
  for (const folder of await whenBuilt) await rm(folder, { recursive: true, force: true });
});

describe.each(hosts.map(([name], index) => [name, index] as const))('a Vite app with %s', (_, index) => {
  let folder: string;
  let server: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    folder = (await whenBuilt)[index] ?? '';
    [server, url] = await start(folder);
  }, 300_000);
  afterAll(() => void server?.kill());

  test('type-checks without skipping the declarations of the library', async () => {
    await execute(process.execPath, [path.join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder });
  });

  test('is rendered by plain Node, styles included', async () => {
    const html = await (await fetch(url)).text();
    for (const text of [
      'Another judge',
      'Accepted',
      'Wrong Answer',
      'data-styled="true"',
      'A + B',
      'class="math-inline">a</code>',
      '(opens in a new window)',
    ])
      expect(html).toContain(text);
    for (const text of ['int main() { return 0; }', 'kth_smallest', 'UTC']) expect(html).toContain(text);
    expect(html).not.toContain('<script>alert');
  });

  test.each([
    ['takes over what was rendered', '/'],
    ['renders under the strictest policy', '/strict'],
  ])('F21: %s: no complaint, no other origin, and everything works', async (_, address) => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ timezoneId: 'America/New_York', locale: 'en-US' });
      const complaints: string[] = [];
      const foreign: string[] = [];
      page.on('console', message => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())));
      page.on('pageerror', error => complaints.push(String(error)));
      page.on(
        'request',
        request => void (request.url().startsWith('http') && new URL(request.url()).origin !== url && foreign.push(request.url())),
      );
      await page.goto(url + address);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('dialog', { name: 'Really?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Second' }).click();
      await page.getByText('two', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Java');
      expect(await page.getByRole('button', { name: 'Submit' }).evaluate(button => getComputedStyle(button).backgroundColor)).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
      await page.locator('.katex-html').waitFor();
      if (address === '/') await page.locator('.monaco-editor .view-line').first().waitFor();
      expect(await page.getByRole('table', { name: 'Submissions' }).locator('time').first().innerText()).not.toBe('');
      await page
        .getByRole('button', { name: /^Begins/ })
        .getByText(', 2026')
        .waitFor();
      expect(await page.evaluate(withoutHostsClass), 'elements on which one class of the host does not win').toEqual([]);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

test('the judge of the README runs without Monaco and KaTeX: a plain box, and TeX', async () => {
  const [folder = ''] = await whenBuilt;
  for (const name of ['monaco-editor', 'katex']) await rm(path.join(folder, 'node_modules', name), { recursive: true });
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  await execute(process.execPath, [vite, 'build', 'bare', '--outDir', '../dist/bare'], { cwd: folder, env });
  const site = await serveFolder(path.join(folder, 'dist/bare'));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const complaints: string[] = [];
    page.on('console', message => void (message.type() === 'error' && complaints.push(message.text())));
    await page.goto(`${site.url}/index.html`);
    await page.getByRole('textbox', { name: 'Your program' }).fill('a + b');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Last verdict: AC').waitFor();
    await page.getByText('0 \\le a, b').waitFor();
    await expect.poll(() => complaints).toContainEqual(expect.stringContaining('Monaco could not be loaded; the plain box stays.'));
  } finally {
    await browser.close();
    await site.close();
  }
}, 300_000);

/** Gives every styled element of the library one class of the host, and says which of them do not look as it wants. Runs in the page. */
function withoutHostsClass(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.of-host { color: rgb(1, 2, 3); padding: 7px; border-radius: 9px; font-size: 19px; }');
  document.adoptedStyleSheets.push(sheet);
  const styled = [...document.querySelectorAll<HTMLElement>('[class*="oj-"]')].filter(each => each.style.fontSize === '');
  for (const each of styled) each.classList.add('of-host');
  return styled.flatMap(each => {
    const { color, paddingTop, borderTopLeftRadius, fontSize } = getComputedStyle(each);
    const looks = [color, paddingTop, borderTopLeftRadius, fontSize].join();
    return looks === 'rgb(1, 2, 3),7px,9px,19px' ? [] : [`${each.tagName} ${each.className} ${looks}`];
  });
}

function start(cwd: string) {
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<[ChildProcess, string]>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (line: Buffer) =>
      resolve([child, `http://127.0.0.1:${(JSON.parse(line.toString()) as { port: number }).port}`]),
    );
  });
}
