import { ofPython } from './exceptions';
import { allowanceOf, compileLimits, type Language, plainEnvironment, plainRun } from './language';

/** Tells only what is wrong with the program, not where our own lines are. */
const byteCompile = `import py_compile, sys
try: py_compile.compile('main.py', 'main.pyc', doraise=True)
except py_compile.PyCompileError as error: sys.exit(error.msg)`;

const template = `a, b = map(int, input().split())
print(a + b)
`;

const selfTest = `import sys
line = input()
while line == 'time': pass
blocks = []
while line == 'memory': blocks.append(bytearray(b'x' * (1 << 20)))
print(line)
sys.exit(7)
`;

interface Interpreter extends Pick<Language, 'name' | 'description' | 'packages' | 'installation'> {
  tool: string;
  env?: Record<string, string>;
  template?: string;
  selfTest?: string;
}

const interpreted = ({ tool, env, ...language }: Interpreter): Language => ({
  template,
  selfTest,
  ...language,
  sourceFile: 'main.py',
  tools: [tool],
  versionCommand: [tool, '--version'],
  compile: {
    argv: [tool, '-I', '-S', '-X', 'int_max_str_digits=0', '-c', byteCompile],
    env: { ...plainEnvironment, ...env },
    limits: compileLimits(5000, 256),
    processes: 16,
    needsProc: false,
    warns: true,
    artefact: { file: 'main.pyc' },
  },
  run: {
    ...plainRun,
    argv: [tool, '-B', '/app/main.pyc'],
    // Integers of more than 4,300 digits are read and written: the limit protects servers, and programs here have their limits anyway.
    env: { ...plainEnvironment, PYTHONIOENCODING: 'utf-8:surrogateescape', PYTHONINTMAXSTRDIGITS: '0', ...env },
    uncaught: ofPython,
  },
  allowance: allowanceOf('main.py'),
  mimeType: 'text/x-python',
});

export const python = interpreted({ name: 'Python3', description: 'CPython 3', tool: 'python3', packages: ['python3'] });
export const pypy = interpreted({
  name: 'PyPy3',
  description: 'PyPy, Python 3',
  tool: 'pypy3',
  packages: ['pypy3'],
  // What it takes when it does not know the processor, without the warning that it does not.
  env: { PYPY_GC_NURSERY: '4MB' },
});

const oldPython = interpreted({
  name: 'Python2',
  description: 'CPython 2.7',
  tool: 'python2',
  packages: ['python2'],
  installation: 'Debian 11, Ubuntu 22.04 and older: apt install python2; newer ones have no package of it',
  template: `a, b = map(int, raw_input().split())
print(a + b)
`,
  selfTest: selfTest.replace('input()', 'raw_input()'),
});

export const python2: Language = {
  ...oldPython,
  // It knows neither -I nor what is not ASCII, unless the source says so.
  compile: { ...oldPython.compile, argv: ['python2', '-E', '-s', '-S', '-c', byteCompile] },
};
