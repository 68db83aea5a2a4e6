import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const judgeFolder = path.resolve(import.meta.dirname, '../packages/server/src/judge');

/** The judge without the product around it: `openJudge` and `openSandbox`, made into one file in a folder of the caller. */
export async function bundleJudge(folder) {
  const entry = path.join(folder, 'entry.mjs');
  const exported = { openJudge: 'judge.ts', openSandbox: 'sandbox/sandbox.ts' };
  const lines = Object.entries(exported).map(([name, file]) => `export { ${name} } from ${JSON.stringify(path.join(judgeFolder, file))};`);
  fs.writeFileSync(entry, lines.join('\n'));
  const output = { entryFileNames: 'judge.mjs' };
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: entry, outDir: path.join(folder, 'bundle'), target: 'node24', minify: false, rollupOptions: { output } },
  });
  return import(path.join(folder, 'bundle/judge.mjs'));
}
