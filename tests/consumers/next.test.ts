import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeUnder } from '../../packages/ui/build/readme';
import { launchBrowser } from '../support/browser';
import { freePort } from '../support/freePort';
import { inProduction, install } from './project';
import { answers } from './registry';

const execute = promisify(execFile);
const env = { ...inProduction(), NEXT_TELEMETRY_DISABLED: '1' };

describe('a Next app that follows the README', () => {
  let folder = '';
  let server: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    folder = await install('next-app', 'next');
    const readme = await readFile('packages/ui/README.md', 'utf8');
    await writeFile(path.join(folder, 'app/page.tsx'), `'use client';\n${codeUnder(readme, '## Your judge in one file')}`);
    await writeFile(path.join(folder, 'app/styles.tsx'), codeUnder(readme, '### The same with Next'));
    await writeFile(path.join(folder, 'app/layers.css'), /```css\n(.*?)```/s.exec(readme)?.[1] ?? '');
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    await execute(process.execPath, [next, 'build'], { cwd: folder, env, maxBuffer: 1 << 26 });
    const port = await freePort();
    server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder, env, stdio: 'ignore' });
    url = `http://127.0.0.1:${port}/`;
    await answers(url);
  }, 600_000);
  afterAll(async () => {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test('sends all six components, with their styles and absolute times', async () => {
    const html = await (await fetch(url)).text();
    for (const text of [
      'A + B',
      'Ctrl+Enter submits',
      'none yet',
      'Nothing was submitted.',
      'loopinvariant',
      'fit into 32 bits',
      '@layer oj',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/<time [^>]*>2026-10-17</);
  });

  test('takes over in another zone and language without a complaint, and works', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ timezoneId: 'America/New_York', locale: 'zh-CN' });
      const complaints: string[] = [];
      page.on('console', message => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())));
      page.on('pageerror', error => complaints.push(String(error)));
      await page.goto(url);
      await page.locator('.katex-html').first().waitFor();
      await page.locator('.monaco-editor .view-line').first().click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\na + b');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('table', { name: 'Submissions' }).getByText('AC', { exact: true }).waitFor();
      await page.getByText('Last verdict: AC').waitFor();
      // The project has a reset of its own.
      const paddings = await page.evaluate(() =>
        ['th', 'td', 'h1, h2', 'button'].map(kind => {
          const style = getComputedStyle(document.querySelector(kind) ?? document.body);
          return [kind, Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.marginBlockEnd) > 0];
        }),
      );
      expect(paddings.filter(([, isRoomy]) => !isRoomy)).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
