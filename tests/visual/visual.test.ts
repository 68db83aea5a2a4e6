// Looks at every story in its modes: its play function must succeed, the page must be well (no error, no request to elsewhere), axe must
// find nothing in either theme, and the picture must be the one that was accepted. A picture that differs is taken once more in a page that has shown nothing
// else: that one counts, and that one is what `OJ_VISUAL=accept` keeps.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { baselineOf, discard, leftOvers, SPECIMEN } from './baselines';
import type { Camera } from './camera';
import { launchForPictures } from './chromium';
import { compare, decode, readIfThere, write } from './picture';
import { Report } from './report';
import { smallest } from './smallest';
import { Studio } from './studio';
import { type Story, type Visit, visitsOf } from './visits';

const accepts = process.env.OJ_VISUAL === 'accept';
const isStrict = process.env.OJ_VISUAL === 'strict';
const at = (place: string) => fileURLToPath(new URL(place, import.meta.url));

const storybookUrl = inject('storybookUrl');
const index = (await (await fetch(`${storybookUrl}/index.json`)).json()) as { entries: Record<string, Story> };
const visits = visitsOf(Object.values(index.entries).filter(({ type }) => type === 'story'));

const browser = await launchForPictures(at('../../node_modules/.visual'));
const studio = new Studio(browser, storybookUrl);
const report = new Report(at('../../visual-report'));
const counts = { compared: 0, accepted: 0, discarded: 0, secondLooks: 0 };

const specimen = await studio.pageOf(readFileSync(at('specimen.html'), 'utf8'));
const knownSpecimen = readIfThere(SPECIMEN);
/** Another Chromium or other fonts draw every letter a little differently: there is no sense in comparing. */
const drawsAlike = knownSpecimen !== undefined && decode(knownSpecimen).data.equals(decode(specimen).data);

afterAll(async () => {
  const page = report.close();
  await browser.close();
  const { compared, accepted, discarded, secondLooks } = counts;
  console.log(`pictures: ${compared} compared, ${accepted} accepted, ${discarded} discarded, ${secondLooks} taken twice`);
  if (page) console.log(`what differs: ${page}`);
  if (!drawsAlike && !accepts)
    console.warn(`This machine (Chromium ${browser.version()}) draws unlike that of the pictures: they were not compared.`);
});

async function look({ story, mode, pictured, forAxe }: Visit, camera: Camera) {
  const file = baselineOf({ story, mode });
  const baseline = pictured ? readIfThere(file) : undefined;
  const isNew = accepts && pictured && !baseline;
  const moving = story.tags.includes('vrt:moving');
  const first = await camera.visit(story.id, mode, { pictured, forAxe, fresh: isNew, moving });
  // What is skipped may frame another site, or a file that is not here.
  expect(story.tags.includes('vrt:skip') ? first.failures : first.complaints, 'what is wrong with the page').toEqual([]);
  expect(first.axeFindings, 'what axe finds').toEqual([]);
  if (!pictured) return;

  counts.compared += 1;
  const expected = baseline && decode(baseline);
  if (expected && (!(accepts || drawsAlike) || !compare(expected, decode(first.png)).difference)) return;
  if (!isNew) counts.secondLooks += 1;
  const { png } = isNew ? first : await camera.visit(story.id, mode, { fresh: true });
  const actual = decode(png);
  const { difference, marked } = expected ? compare(expected, actual) : { difference: 'has no accepted picture', marked: undefined };
  if (!difference) return;
  if (accepts) {
    write(file, smallest(actual));
    counts.accepted += 1;
    return;
  }
  report.add({ storyId: story.id, mode: mode.name, difference, expected: baseline, actual: png, marked });
  expect.fail(`${story.id} in ${mode.name} ${difference}`);
}

describe.concurrent('stories', () => {
  test.for(visits)('$story.id in $mode.name', visit => studio.borrow(visit.mode, camera => look(visit, camera)));
});

describe('accepted pictures', () => {
  test('belong to stories', () => {
    const lost = leftOvers(visits);
    if (!accepts) return expect(lost).toEqual([]);
    lost.forEach(discard);
    counts.discarded = lost.length;
  });

  test('were drawn by a machine like this', () => {
    if (accepts && !drawsAlike) write(SPECIMEN, smallest(decode(specimen)));
    else if (isStrict) expect(drawsAlike, `Chromium ${browser.version()} or the fonts here are not those of the pictures`).toBe(true);
    else expect(knownSpecimen).toBeDefined();
  });
});
