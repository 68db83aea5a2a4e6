import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumOptions } from './tests/support/chromium';
import { CountReporter } from './tests/support/count.reporter';

/** Projects that start the product share nothing, but two cores are two cores: one file after the other. */
const overHttp = { environment: 'node', fileParallelism: false, testTimeout: 60_000, hookTimeout: 180_000 } as const;

/** A page in a browser on a busy machine is not always in time: it may be visited once more, which the end of the run then says. */
const inBrowser = { retry: 1 } as const;
const seeded = { globalSetup: ['tests/support/seeded.globalSetup.ts'] };

/** Every story with its play function, and axe in both themes. */
const stories: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev -p 6006 --ci --no-open' })],
  test: {
    ...inBrowser,
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
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['packages/*/src/**/*.test.ts', 'tests/unit/**/*.test.ts'] } },
      { test: { ...overHttp, ...seeded, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      { test: { ...overHttp, name: 'judge', maxConcurrency: 2, include: ['tests/judge/**/*.test.ts'] } },
      { test: { ...overHttp, name: 'package', include: ['tests/consumers/**/*.test.ts'] } },
      { test: { ...overHttp, ...seeded, name: 'e2e', include: ['tests/e2e/**/*.test.ts'] } },
      stories,
      {
        test: {
          ...overHttp,
          ...inBrowser,
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          globalSetup: ['tests/visual/storybook.globalSetup.ts'],
          // As many pages side by side as there are cores to draw them; nothing else runs meanwhile.
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
