import { allowanceOf, type CompileChange, type CompilerWords, compileLimits, type Language } from './language';
import { nodeSelfTest, nodeStart, onNode } from './node';
import { nodeDeclarations, nodeDeclarationsWithout } from './nodeDeclarations';

const checks = '--target es2022 --module commonjs --lib es2022 --skipLibCheck --noEmitOnError --pretty false'.split(' ');

/** Sources that declare `require` or `process` themselves, as is usual elsewhere: theirs counts. */
const declaredTwice =
  /^(?:node\.d|main)\.ts\(\d+,\d+\): error TS(?:2300|2403|2451): (?:Duplicate identifier|Subsequent variable declarations must have the same type\.\s+Variable|Cannot redeclare block-scoped variable) '(\w+)'/gm;

/** `import fs from 'fs'`, which a module of Node.js has no export for: the compiler can make one. */
const wantsDefault = /error TS(?:1192|1259): Module '[^']{1,80}' (?:has no default export|can only be default-imported)/;

function forOtherHabits({ words }: CompilerWords): CompileChange | undefined {
  const names = [...words.matchAll(declaredTwice)].map(([, name = '']) => name);
  const isDefault = wantsDefault.test(words);
  if (!names.length && !isDefault) return undefined;
  return {
    ...(names.length && { files: { 'node.d.ts': nodeDeclarationsWithout(names) } }),
    ...(isDefault && { further: ['--esModuleInterop'] }),
  };
}

export const typescript: Language = {
  name: 'TypeScript',
  description: 'TypeScript, Node.js, CommonJS',
  sourceFile: 'main.ts',
  tools: ['tsc', 'node'],
  packages: ['nodejs', 'node-typescript'],
  versionCommand: ['tsc', '--version'],
  compile: {
    argv: ['tsc', ...checks, 'node.d.ts', 'main.ts'],
    files: { 'node.d.ts': nodeDeclarations },
    limits: compileLimits(15_000, 512),
    processes: 32,
    needsProc: true,
    artefact: { file: 'main.js' },
    retry: forOtherHabits,
  },
  run: { ...onNode, argv: ['node', ...nodeStart, '/app/main.js'] },
  allowance: allowanceOf('main.ts'),
  mimeType: 'text/typescript',
  template: `import { readFileSync } from 'fs';

const [a, b] = readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);
console.log(a + b);
`,
  selfTest: nodeSelfTest.replace('const blocks =', 'const blocks: number[][] ='),
};
