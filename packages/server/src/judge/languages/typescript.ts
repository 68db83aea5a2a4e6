import { allowanceOf, compileLimits, type Language } from './language';
import { nodeSelfTest, nodeStart, onNode } from './node';
import { nodeDeclarations, nodeDeclarationsWithout } from './nodeDeclarations';

const checks = '--target es2022 --module commonjs --lib es2022 --skipLibCheck --noEmitOnError --pretty false'.split(' ');

/** Sources that declare `require` or `process` themselves, as is usual elsewhere: theirs counts. */
const declaredTwice =
  /^(?:node\.d|main)\.ts\(\d+,\d+\): error TS(?:2300|2403|2451): (?:Duplicate identifier|Subsequent variable declarations must have the same type\.\s+Variable|Cannot redeclare block-scoped variable) '(\w+)'/gm;

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
    retry: ({ words }) => {
      const names = [...words.matchAll(declaredTwice)].map(([, name = '']) => name);
      return names.length ? { files: { 'node.d.ts': nodeDeclarationsWithout(names) } } : undefined;
    },
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
