import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { modesNamed } from '../../.storybook/modes';
import { findingsOfAxe } from './axe';
import { Camera } from './camera';
import { launchForPictures } from './chromium';

const STORY = 'primitives-button--primary';
const [light] = modesNamed(['light-en-1440']);
if (!light) throw new Error('There is no light mode.');
const browser = await launchForPictures(fileURLToPath(new URL('../../node_modules/.visual', import.meta.url)));
const camera = new Camera(browser, inject('storybookUrl'));

beforeAll(async () => {
  const { complaints, axeFindings } = await camera.visit(STORY, light, { forAxe: true });
  expect([...complaints, ...axeFindings]).toEqual([]);
});
afterAll(() => browser.close());

/** The rules that the story breaks with this in it. */
async function brokenWith(html: string): Promise<string[]> {
  await camera.page.evaluate(html => {
    document.documentElement.dataset.theme = 'light';
    document.querySelector('#put-in')?.remove();
    document.querySelector('#storybook-root')?.insertAdjacentHTML('beforeend', `<div id="put-in">${html}</div>`);
  }, html);
  return (await findingsOfAxe(camera.page, STORY)).map(finding => finding.split(' ')[0] ?? '');
}

test('finds every kind of fault in the first theme', async () => {
  expect(await brokenWith('<img src="data:,"><button></button>')).toEqual(['button-name', 'image-alt']);
});

test('finds pale words in either theme', async () => {
  expect(await brokenWith('<p style="color: #fff; background: #eee">pale</p>')).toEqual(['color-contrast', 'color-contrast']);
  expect(await brokenWith('<p style="color: var(--oj-text); background: #fff">pale at night</p>')).toEqual(['color-contrast']);
  expect(await brokenWith('<p style="color: var(--oj-text); background: #000">pale by day</p>')).toEqual(['color-contrast']);
});

test('finds pale words among many rows, and again when it looks again', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, row) => `<p style="color: #fff; background: #${row < 10 ? '000' : 'eee'}">row ${row}</p>`,
  ).join('');
  // Three of the pale ones and the last, in either theme.
  expect(await brokenWith(rows)).toEqual(Array(8).fill('color-contrast'));
  expect(await brokenWith(rows)).toEqual(Array(8).fill('color-contrast'));
});

test('finds pale words in what was well before, and became pale by a class around it', async () => {
  const words = (name: string) => `<style>.pale * { color: #eee; background: #fff }</style><div class="${name}"><p>words</p></div>`;
  expect(await brokenWith(words('plain'))).toEqual([]);
  expect(await brokenWith(words('pale'))).toEqual(['color-contrast', 'color-contrast']);
});

test('finds nothing where all is well', async () => {
  expect(await brokenWith('<p>plain words</p>')).toEqual([]);
});
