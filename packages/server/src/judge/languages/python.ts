import { allowanceOf, type Language, plainEnvironment } from './language';

/** Tells only what is wrong with the program, not where our own two lines are. */
const byteCompile = `import py_compile, sys
try: py_compile.compile('main.py', 'main.pyc', doraise=True)
except py_compile.PyCompileError as error: sys.exit(error.msg)`;

export const python: Language = {
  name: 'Python3',
  description: 'CPython 3',
  sourceFile: 'main.py',
  tools: ['python3'],
  packages: ['python3'],
  versionCommand: ['python3', '--version'],
  compile: {
    argv: ['python3', '-I', '-S', '-c', byteCompile],
    limits: { cpuMs: 5000, wallMs: 10_000, memoryMb: 256 },
    processes: 16,
    needsProc: false,
    artefact: { file: 'main.pyc' },
  },
  run: {
    argv: ['python3', '-B', '/app/main.pyc'],
    env: { ...plainEnvironment, PYTHONIOENCODING: 'utf-8:surrogateescape' },
    needsProc: false,
    processes: 128,
    reservesMemory: false,
    overheadMb: 0,
  },
  allowance: allowanceOf('main.py'),
  editorMode: 'python',
  template: `a, b = map(int, input().split())
print(a + b)
`,
  selfTest: `import sys
print(input())
sys.exit(7)
`,
};
