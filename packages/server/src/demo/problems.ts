import { problemVisibilities } from '@oj/contract';
import type { problems, StatementText } from '../features/problem/problem.table';
import type { StarterCase } from '../starter/starter';
import { Chance } from './chance';
import type { Kind } from './kinds/kind';
import { otherKinds } from './kinds/others';
import { rowKinds } from './kinds/rows';
import type { DemoOptions } from './options';

const DAY_MS = 86_400_000;
const FIRST_NUMBER = 1012;
const FIRST_HIDDEN = 2001;
const SIZES = [5, 40, 300, 1000, 2000];
export const CASE_SCORE = 20;

export interface DemoProblem {
  columns: Omit<typeof problems.$inferInsert, 'authorId'>;
  tags: Kind['tags'];
  cases: StarterCase[];
}

/** Things that tasks are about. */
const things: readonly (readonly [zh: string, en: string])[] = [
  ['灯笼', 'Lanterns'],
  ['邮票', 'Stamps'],
  ['石子', 'Stones'],
  ['茶杯', 'Teacups'],
  ['风筝', 'Kites'],
  ['铃铛', 'Bells'],
  ['种子', 'Seeds'],
  ['丝带', 'Ribbons'],
  ['纸船', 'Paper Boats'],
  ['蜡烛', 'Candles'],
  ['瓦片', 'Roof Tiles'],
  ['棋子', 'Counters'],
];

/** Titles that a page must bear, in both languages, by the place of their problem. */
const hardTitles: Readonly<Record<number, string>> = {
  6: 'A Title That Goes On and On, Past Every Column That Was Made for It, Past the Tags and the Figures, Because Whoever Set This Problem Wanted All of Its Story Told Before Anybody Had Opened It, and Did Not Care How Narrow a Page Is',
  15: 'Supercalibratedoverdeterminedcountermeasurementlessness',
  22: '<b>a</b> & "b" ≤ $\\sum_{i=1}^{n} a_i$ \\ `code` %s {0}',
  29: '🎲🎲🎲',
  36: 'عدّ الحجارة (Stones) من اليمين إلى اليسار',
  44: 'Z͑̈́ͫa̴̡̛l̷̨̈́g̶o̵̊ & 很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长很长的标题',
};

/** Makes problems: every kind about three things for practice, and about a fourth for contests that are not over. Some are scored. */
export function makeProblems({ seed, now }: DemoOptions): DemoProblem[] {
  const chance = new Chance(seed * 16 + 2);
  const kinds = [...rowKinds, ...otherKinds];
  return [0, 1, 2, 3].flatMap(telling =>
    kinds.map((kind, place) => {
      const number = telling * kinds.length + place;
      const isHidden = telling === 3;
      const problemId = isHidden ? `C${FIRST_HIDDEN + place}` : `P${FIRST_NUMBER + number}`;
      const thing = things[(place * 5 + telling * 3) % things.length] ?? ['', ''];
      const title = hardTitles[number];
      const zh = { ...told(kind.zh, thing[0]), ...(title && { title }) };
      const en = { ...told(kind.en, thing[1]), ...(title && { title }) };
      // The latest have come within the last weeks.
      const age = !isHidden && number > 42 ? 3 + (47 - number) * 6 : chance.integer(372, 400);
      const createdAt = new Date(now.getTime() - age * DAY_MS);
      const cases = SIZES.map(size => caseOf(kind, chance, size));
      const isScored = telling === 2 && place % 4 === 1;
      const limits = { timeLimitMs: 1000, memoryLimitMb: 256, stackLimitMb: 256 };
      const examples = cases
        .slice(0, 1)
        .map(({ input, answer }) => `<input>${input.trimEnd()}</input><output>${answer.trimEnd()}</output>`);
      return {
        columns: {
          ...zh,
          translations: { 'en-US': en },
          problemId,
          ...limits,
          difficulty: kind.difficulty,
          type: isScored ? 1 : 0,
          ioScore: isScored ? SIZES.length * CASE_SCORE : null,
          judgeCaseMode: isScored ? 'default' : 'ergodic_without_error',
          auth: isHidden ? problemVisibilities.contest : problemVisibilities.public,
          examples: examples.join(''),
          createdAt,
          modifiedAt: createdAt,
        },
        tags: kind.tags,
        cases,
      };
    }),
  );
}

/** The statement with `thing` in place of `{}`, which begins with a small letter in the middle of an English sentence. */
function told({ title, description, input, output }: Kind['zh'], thing: string): StatementText {
  const inText = description.startsWith('{}') ? description.replace('{}', thing) : description;
  return { title: title.replace('{}', thing), description: inText.replaceAll('{}', thing.toLowerCase()), input, output, hint: '' };
}

function caseOf(kind: Kind, chance: Chance, size: number): StarterCase {
  const input = kind.inputOf(chance, size);
  return { input, answer: `${kind.solve(input)}\n` };
}
