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

/** The frame around the stories is a page of its own: its faces travel inside it. */
function faceOf(family: string, font: string): string {
  const file = new URL(`../packages/ui/node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`, import.meta.url);
  const woff2 = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${woff2}) format("woff2")}`;
}

const faces = () => faceOf('Source Sans 3 Variable', 'source-sans-3') + faceOf('Source Serif 4 Variable', 'source-serif-4');

const config: StorybookConfig = {
  stories: ['../packages/{ui,judge-ui}/src/**/*.stories.tsx', '../packages/ui/docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: head => `${head}<style>${faces()}</style>`,
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
