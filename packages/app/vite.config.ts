import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pureSource } from '../ui/build/pureSource';
import { pagesContract } from './build/pagesContract';

/** As the published library: what a page does not use of a file is left out. */
const pureStyles: Plugin = {
  name: 'pure-styles',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) =>
    /packages\/(ui|judge-ui|app)\/src\/[^?]*\.tsx?$/.test(id) ? { code: pureSource(id, { named: false }), map: null } : undefined,
};

/** Pages call endpoints and read their answers: what only the server does with the contract is left out. */
const leanContract: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) => (/packages\/contract\/src\/[^?]*\.ts$/.test(id) ? { code: pagesContract(id), map: null } : undefined),
};

const SHARED = /^parts/;
const OWN = /packages[\\/](ui|judge-ui)[\\/]src/;
const ICONS = /lucide-react.dist.esm.icons/;
/** What nearly every page is furnished with. */
const FURNITURE =
  /ui.src.((Skeleton|Card|EmptyState|ErrorState|CopyButton|scrolling).|hooks.useControllable|format.measures)|judge-ui.src.(api.FailedQuery|shell.Page\.)|icons.(x|circle-exclamation-point|check|triangle-exclamation-point|copy|rotate-cw)\.mjs/;

/** Many small files compress badly: what is loaded together is one file, and a part of several pages brings some bytes too many along. */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  { name: 'furniture', test: FURNITURE, priority: 2 },
  {
    name: 'parts',
    test: (id: string) => OWN.test(id) || ICONS.test(id),
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 1000,
  },
];

/** Also precompresses: the server sends .br and .gz files as they are. */
export default defineConfig({
  plugins: [
    pureStyles,
    leanContract,
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024, exclude: [/\.(woff2?|br|gz)$/] }),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 4500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Names of a hundred characters would stand in the first file of every visit.
        chunkFileNames: ({ name }) => (SHARED.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:6688' } },
});
