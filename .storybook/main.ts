import { globSync, readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { metadataPlugin } from './metadataPlugin.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const packages = ['ui', 'judge-ui'] as const;
type Package = (typeof packages)[number];

const sourcesOf = (folder: Package) => {
  const src = new URL(`../packages/${folder}/src/`, import.meta.url);
  return globSync('**/*.{ts,tsx}', { cwd: src }).map(file => readFileSync(new URL(file, src), 'utf8'));
};

const BARE = /(?:from |import |import\()'((?:@[\w-]+\/)?[a-z][\w.-]*)'/g;
/** What the framework brings, what only tests have, and what must not be bundled. */
const NO_LIBRARY = /^(react|react-dom|styled-components|storybook|vitest)$|^@oj\/|^@storybook\/|^@types\/|monaco|emojibase/;

/** Libraries under the components, bundled before the first story asks for them: a late find would reload the page in the middle of a test. */
function librariesOf(folder: Package): string[] {
  const manifest = JSON.parse(readFileSync(new URL(`../packages/${folder}/package.json`, import.meta.url), 'utf8')) as Manifest;
  const own = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
  const asked = new Set(sourcesOf(folder).flatMap(text => [...text.matchAll(BARE)].map(([, name = '']) => name)));
  return [...asked].filter(name => own.has(name) && !NO_LIBRARY.test(name)).map(name => `@oj/${folder} > ${name}`);
}

const DEEP = /(?:from |import |import\()'((?:@[\w-]+\/)?[a-z][\w.-]*\/[\w./-]+)'/g;

/** Parts of those libraries that the sources ask for by their path, many of them only when a story comes to it. */
function partsOf(folder: Package): string[] {
  const wanted = sourcesOf(folder).flatMap(text => [...text.matchAll(DEEP)].map(([, path = '']) => path));
  const isPart = (path: string) => path.split('/').length > (path.startsWith('@') ? 2 : 1);
  const isElsewhere = (path: string) => /^(node|storybook|@storybook|@oj|react|react-dom)[:/]|monaco|emojibase|\.(css|json)$/.test(path);
  return [...new Set(wanted)].filter(path => isPart(path) && !isElsewhere(path)).map(path => `@oj/${folder} > ${path}`);
}

/** What preview.tsx itself asks for. */
const ofStorybook = ['@storybook/addon-docs/blocks', 'storybook/internal/core-events', 'storybook/preview-api', 'storybook/theming/create'];

/** The frame around the stories is a page of its own: its faces travel inside it. */
function faceOf(family: string, font: string): string {
  const file = new URL(`../packages/ui/node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`, import.meta.url);
  const woff2 = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${woff2}) format("woff2")}`;
}

const faces = () => faceOf('Source Sans 3 Variable', 'source-sans-3') + faceOf('Source Serif 4 Variable', 'source-serif-4');

/** The mark of the library in the tab. */
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#242333"/><g fill="none" stroke="#fcfaf6" stroke-width="2.6" stroke-linecap="round"><ellipse cx="16" cy="11.6" rx="6.4" ry="7.2"/><path d="M16 19v4.2c0 3.8-5.6 4.6-6.6 1.2"/></g></svg>',
)}">`;

const config: StorybookConfig = {
  stories: ['../packages/{ui,judge-ui}/src/**/*.stories.tsx', '../packages/ui/docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  previewHead: head => `${head}${icon}`,
  managerHead: head => `${head}${icon}<style>${faces()}</style>`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), metadataPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...ofStorybook,
        'styled-components',
        '@oj/judge-ui > react-router-dom',
        ...packages.flatMap(folder => [...librariesOf(folder), ...partsOf(folder)]),
      ],
    },
  }),
};
export default config;
