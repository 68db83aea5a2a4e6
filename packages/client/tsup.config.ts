import { cpSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './build/declarations';
import { writeManifest } from './build/manifest';

rmSync('dist', { recursive: true, force: true });

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/cli.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  removeNodeProtocol: false,
  external: [/^node:/],
  // The contract is not published by itself.
  noExternal: ['@oj/contract'],
  esbuildOptions: options => void (options.minifyWhitespace = true),
  onSuccess: async () => {
    for (const file of ['README.md', '../../LICENSE']) cpSync(file, `dist/${file.split('/').at(-1)}`);
    writeDeclarations();
    writeManifest();
  },
});
