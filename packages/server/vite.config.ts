import { defineConfig } from 'vite';

/** Three programs: the launcher with its commands, the API, a judge; and a thread of the API. Packages stay outside, the contract goes in. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: { main: 'src/main.ts', api: 'src/apiProcess.ts', judge: 'src/judgeProcess.ts', heavy: 'src/heavyWorker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
