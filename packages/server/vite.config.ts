import { defineConfig } from 'vite';

/** Packages that draw a problem in the thread of the API. They are installed for the pages. */
const drawing = ['react', 'react-dom', 'styled-components', 'stylis', 'lucide-react', 'dayjs', /^@radix-ui\//];

/**
 * Packages that become part of the build. Each has hundreds of files; to find and read them one by one took most of the start of a program.
 */
const inside = ['rxjs', 'drizzle-orm', 'zod', /^@nestjs\//, ...drawing];

/**
 * Three programs are built (the launcher with its commands, the API, and a judge, who speaks with other sites), and a thread of the API.
 * Other packages stay outside.
 */
export default defineConfig({
  ssr: { noExternal: inside },
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
