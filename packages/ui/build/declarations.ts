import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const reference = /((?:from|import\(|import) ?)(['"])(\.{1,2}\/[^'"]+)\2/g;

/**
 * Declarations, one per source file that an entry's types lead to. Node's resolution, unlike a bundler's, wants the extension of every
 * relative import.
 * @param entries source files, such as `src/index.ts`.
 */
export function writeDeclarations(entries: readonly string[]) {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  const all = globSync('dist/types/**/*.d.ts');
  for (const file of all) {
    const text = readFileSync(file, 'utf8').replaceAll(/import\("((?:\.\.\/)*\.\.)"\)/g, 'import("$1/index")');
    writeFileSync(file, text.replaceAll(reference, '$1$2$3.js$2'));
  }
  const needed = new Set<string>();
  const follow = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, , , target = ''] of readFileSync(file, 'utf8').matchAll(reference))
      if (target.endsWith('.js')) follow(path.join(path.dirname(file), target.replace(/\.js$/, '.d.ts')));
  };
  for (const entry of entries) follow(entry.replace(/^src/, 'dist/types').replace(/\.tsx?$/, '.d.ts'));
  for (const file of all) if (!needed.has(file)) rmSync(file);
}
