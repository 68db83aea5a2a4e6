import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

interface Manifest {
  dependencies: Record<string, string>;
}

/** Libraries under the components, bundled before the first story asks for them: a late find would reload the page in the middle of a test. */
function librariesOf(packageName: string, folder: string): string[] {
  const manifest = JSON.parse(readFileSync(new URL(`../packages/${folder}/package.json`, import.meta.url), 'utf8')) as Manifest;
  return Object.keys(manifest.dependencies)
    .filter(name => !name.startsWith('@fontsource') && !name.startsWith('@oj/') && !name.includes('monaco'))
    .map(name => `${packageName} > ${name}`);
}

const config: StorybookConfig = {
  stories: ['../packages/{ui,judge-ui}/src/**/*.stories.tsx', '../packages/ui/docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'styled-components', ...librariesOf('@oj/ui', 'ui')],
    },
  }),
};
export default config;
