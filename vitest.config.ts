import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from './tests/support/chromium';
import { CountReporter } from './tests/support/count.reporter';
import { LongestFirst } from './tests/support/longestFirst';

/** Projects that start the product. They share nothing, and a part of their time they wait: three files at once, on two cores. The limits only end what hangs: another machine may be half as fast. */
const overHttp = {
  environment: 'node',
  maxWorkers: 3,
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
/** Most of the time of a small file would go into loading again what the one before it had loaded. */
const loadedOnce = { isolate: false } as const;
/** What uses all cores by itself runs with nothing beside it. */
const alone = { ...overHttp, maxWorkers: 1, fileParallelism: false } as const;
/** Kinds run one after the other, in this order. */
const order = (groupOrder: number) => ({ sequence: { groupOrder } });

const seeded = { globalSetup: ['tests/support/seeded.globalSetup.ts'] };

/** Every story with its play function, and axe in the first theme: quick answers while one writes a story. `npm test` has `visual` instead. */
const stories: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev -p 6006 --ci --no-open' })],
  test: {
    ...order(6),
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    reporters: ['default', new CountReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...order(0),
          testTimeout: 20_000,
          name: 'unit',
          // By itself Vitest leaves one core to others, which on two cores is the half of them.
          maxWorkers: 2,
          environment: 'node',
          expect: { poll: { timeout: 20_000 } },
          ...loadedOnce,
          include: ['packages/*/src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      { test: { ...overHttp, ...loadedOnce, ...seeded, ...order(1), name: 'api', include: ['tests/api/**/*.test.ts'] } },
      // Compilers of twenty languages take their time beside other work.
      {
        test: {
          ...overHttp,
          ...order(2),
          name: 'judge',
          maxWorkers: 2,
          maxConcurrency: 2,
          testTimeout: 180_000,
          include: ['tests/judge/**/*.test.ts'],
          exclude: ['tests/judge/accuracy.test.ts'],
        },
      },
      {
        test: {
          ...overHttp,
          maxWorkers: 2,
          ...order(3),
          name: 'package',
          include: ['tests/consumers/**/*.test.ts'],
          globalSetup: ['tests/consumers/pack.globalSetup.ts'],
        },
      },
      { test: { ...overHttp, ...loadedOnce, ...seeded, ...order(1), name: 'e2e', include: ['tests/e2e/**/*.test.ts'] } },
      // What it compares with the clocks of programs may not share a processor with anything.
      { test: { ...alone, ...order(5), name: 'accuracy', include: ['tests/judge/accuracy.test.ts'] } },
      stories,
      // Only `npm run soak` asks for it: what is chosen by chance has no place among tests that decide.
      ...(process.env.OJ_SOAK
        ? [{ test: { ...alone, ...seeded, name: 'soak', include: ['tests/api/faults.test.ts', 'tests/api/killed.test.ts'] } }]
        : []),
      {
        test: {
          ...alone,
          ...order(4),
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          globalSetup: ['tests/visual/storybook.globalSetup.ts'],
          // One page more than two cores can draw: a page waits a part of its time. Nothing else runs meanwhile.
          maxConcurrency: 3,
        },
      },
    ],
  },
});
