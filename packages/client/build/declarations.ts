import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const reference = /((?:from|import\(|import) ?)(['"])(\.{1,2}(?:\/[^'"]+)?|@oj\/contract(?:\/\w+)?)\2/g;
const CONTRACT = 'dist/types/contract';
const { exports: entries } = JSON.parse(readFileSync('../contract/package.json', 'utf8')) as { exports: Record<string, string> };
/** The file of the contract that a name such as `@oj/contract/examples` means, without its extension. */
function entryOf(name: string) {
  const file = entries[name.replace('@oj/contract', '.')];
  if (!file) throw new Error(`${name} is none of the entries of the contract`);
  return file.replace(/\.ts$/, '');
}

/** Declarations of the client and of the contract, which is in the package; Node's resolution wants the extension of every relative import. */
export function writeDeclarations() {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  const all = globSync('dist/types/**/*.d.ts');
  for (const file of all) {
    const toContract = path.posix.relative(path.posix.dirname(file), CONTRACT);
    const named = (target: string) => {
      if (target.startsWith('@oj/contract')) return path.posix.join(toContract, entryOf(target));
      return /^\.+$/.test(target) ? `${target}/index` : target;
    };
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(reference, (_, how: string, quote: string, target: string) => `${how}${quote}${named(target)}.js${quote}`),
    );
  }
  const needed = new Set<string>();
  const follow = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, , , target = ''] of readFileSync(file, 'utf8').matchAll(reference))
      if (target.endsWith('.js')) follow(path.join(path.dirname(file), target.replace(/\.js$/, '.d.ts')));
  };
  follow('dist/types/client/src/index.d.ts');
  for (const file of all) if (!needed.has(file)) rmSync(file);
}
