import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pureSource } from '../ui/build/pureSource';

/** As the published library: what a page does not use of a file is left out. */
const pureStyles: Plugin = {
  name: 'pure-styles',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) =>
    /packages\/(ui|judge-ui|app)\/src\/[^?]*\.tsx?$/.test(id) ? { code: pureSource(id, { named: false }), map: null } : undefined,
};

/** Also precompresses: the server sends .br and .gz files as they are. */
export default defineConfig({
  plugins: [pureStyles, react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024, exclude: [/\.(woff2?|br|gz)$/] })],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 4500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Icons that several pages share would be files of two hundred bytes each; those of other pages stay out of the first load.
      output: {
        codeSplitting: {
          groups: [
            { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 600 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:6688' } },
});
