import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { modesNamed } from '../../.storybook/modes';
import { Camera } from './camera';
import { launchForPictures } from './chromium';

const FIRST = 'primitives-button--primary';
const SECOND = 'primitives-button--as-link';
const [light] = modesNamed(['light-en-1440']);
if (!light) throw new Error('There is no light mode.');
const browser = await launchForPictures(fileURLToPath(new URL('../../node_modules/.visual', import.meta.url)));
const camera = new Camera(browser, inject('storybookUrl'));
afterAll(() => browser.close());

test('a story finds the page as the first one did', async () => {
  await camera.visit(FIRST, light);
  await camera.page.evaluate(() => {
    localStorage.setItem('kept', 'by the first story');
    sessionStorage.setItem('kept', 'by the first story');
    document.cookie = 'kept=by-the-first-story; path=/';
    document.body.style.minHeight = '5000px';
    scrollTo(0, 800);
  });
  await camera.visit(SECOND, light);
  const left = await camera.page.evaluate(() => ({
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookie: document.cookie,
    scrollY,
  }));
  expect(left).toEqual({ kept: [], cookie: '', scrollY: 0 });
});

test('the date stands still and timers go on', async () => {
  await camera.visit(FIRST, light);
  const dates = await camera.page.evaluate(async () => {
    const before = Date.now();
    await new Promise(resolve => setTimeout(resolve, 20));
    return [before, Date.now(), Date.parse('2020-02-02T00:00:00Z'), new Date().toISOString(), new Date(0).toISOString()];
  });
  const now = '2026-11-21T12:00:00.000Z';
  expect(dates).toEqual([Date.parse(now), Date.parse(now), Date.UTC(2020, 1, 2), now, '1970-01-01T00:00:00.000Z']);
});

test('a story that is about motion has a clock that goes on', async () => {
  await camera.visit(FIRST, light, { moving: true });
  expect(await camera.page.evaluate(() => Date.now())).not.toBe(Date.parse('2026-11-21T12:00:00Z'));
});

test('nothing is written down for a manager that never comes', async () => {
  await camera.visit(FIRST, light);
  const transports = await camera.page.evaluate('__STORYBOOK_ADDONS_CHANNEL__.transports.length');
  expect(transports).toBe(0);
});
