import { type ProblemCheckKind, type ProblemDraft, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';
import { unzip } from '../support/zip';

let product: Product;
let root: Api;
let alice: Api;
let pid: number;
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  alice = await asNewUser(product, 'alice');
  ({ pid } = await root.problemEditor.add(draft('4')));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** @param shown what the statement shows as the output of its sample. */
const draft = (shown: string) =>
  ({
    problem: {
      title: 'Sum',
      description: 'Add them.',
      input: 'Two numbers from 1 to 99',
      output: 'Their sum',
      examples: `<input>1 2</input><output>${shown}</output>`,
      auth: 2,
    },
    samples: [
      { input: '1 2\n', output: '3\n' },
      { input: '5 700\n', output: '705\n' },
    ],
    languages: [{ name: 'C++ 17' }],
    tags: [],
    codeTemplates: [],
  }) satisfies ProblemDraft;

const language = 'C++ 17';
const adds = (body: string) => `#include <cstdio>\nint main() { int a, b; if (std::scanf("%d %d", &a, &b) != 2) return 1; ${body} }`;
const right = adds('std::printf("%d\\n", a + b);');
const wrong = adds('std::printf("%d\\n", a > 50 ? 0 : a + b);');
const testlib = (most: number) =>
  `#include "testlib.h"\nint main(int n, char *v[]) { registerValidation(n, v); inf.readInt(1, ${most}), inf.readSpace(), inf.readInt(1, ${most}), inf.readEoln(), inf.readEof(); }`;
const generator =
  '#include "testlib.h"\nint main(int n, char *v[]) { registerGen(n, v, 1); std::printf("%d %d\\n", rnd.next(1, 99), rnd.next(1, 99)); }';

/** Runs a check and answers what it found. */
async function ran(kind: ProblemCheckKind, stress: { solutionId?: number; bruteForceId?: number; rounds?: number } = {}) {
  await root.problemCheck.run({ pid, kind, ...stress });
  return until(async () => {
    const { checks, faults } = await root.problemCheck.state({ pid });
    const found = checks.find(each => each.kind === kind);
    return found && !found.isWaiting && { ...found, faults };
  });
}

test('a validator looks at all cases, and who may not edit the problem learns nothing', async () => {
  const program = { pid, role: 'validator', language, code: testlib(99) } as const;
  for (const call of [
    () => alice.problemCheck.state({ pid }),
    () => alice.problemCheck.setProgram(program),
    () => alice.problemCheck.removeProgram({ pid, role: 'validator' }),
    () => alice.problemCheck.run({ pid, kind: 'validator' }),
    () => alice.problemCheck.addCase({ pid }),
  ])
    expect(await codeOf(call())).toMatch(/^access\.denied$|^problem\.notFound$/);
  expect(await codeOf(root.problemCheck.run({ pid, kind: 'validator' }))).toBe('problemCheck.noProgram');
  expect(await codeOf(root.problemCheck.setProgram({ ...program, language: 'Whitespace' }))).toBe('input.invalid');
  await root.problemCheck.setProgram(program);
  expect(await ran('validator')).toMatchObject({
    isStale: false,
    faults: ['validator'],
    outcome: { fault: null, total: 2, bad: 1, findings: [{ number: 2, what: 'refused', message: expect.stringMatching(/^exit code 3/) }] },
  });
  await root.problemCheck.setProgram({ ...program, code: testlib(999) });
  expect((await root.problemCheck.state({ pid })).checks).toMatchObject([{ kind: 'validator', isStale: true }]);
  expect(await ran('validator')).toMatchObject({ isStale: false, faults: [], outcome: { total: 2, bad: 0 } });
});

test('samples are held against the model solution', async () => {
  const solution = { pid, language, name: 'right', code: right, expected: Status.accepted };
  await root.referenceSolution.add(solution);
  expect(await ran('samples')).toMatchObject({
    faults: ['samples'],
    outcome: { total: 1, bad: 1, findings: [{ number: 1, what: 'differs', status: Status.wrongAnswer, output: '3\n' }] },
  });
  const { problemId } = await root.problemEditor.read({ pid });
  const { problem, ...parts } = draft('3');
  await root.problemEditor.change({ ...parts, problem: { ...problem, id: pid, problemId } });
  expect(await ran('samples')).toMatchObject({ faults: [], outcome: { total: 1, bad: 0, findings: [] } });
});

test('stress finds a small failing case, which becomes a test case once', async () => {
  await root.problemCheck.setProgram({ pid, role: 'generator', language, code: generator });
  const { id: solutionId } = await root.referenceSolution.add({ pid, language, name: 'wrong', code: wrong, expected: Status.accepted });
  const [{ id: bruteForceId = 0 } = {}] = await root.referenceSolution.list({ pid });
  expect(await codeOf(root.problemCheck.run({ pid, kind: 'stress', solutionId, bruteForceId: solutionId }))).toBe(
    'problemCheck.noSolution',
  );
  expect(await codeOf(root.problemCheck.run({ pid, kind: 'stress', solutionId, bruteForceId, rounds: 1001 }))).toBe('input.invalid');
  const { outcome, faults } = await ran('stress', { solutionId, bruteForceId, rounds: 60 });
  const smallest = outcome?.smallest;
  const [a = 0, b = 0] = (smallest?.input ?? '').split(' ').map(Number);
  expect(outcome).toMatchObject({ fault: null, total: 60, smallest: { answer: `${a + b}\n`, output: '0\n', isAdded: false } });
  expect([a > 50, faults]).toEqual([true, ['stress']]);

  const { caseVersion } = await root.problemEditor.read({ pid });
  expect(await root.problemCheck.addCase({ pid })).toEqual({ input: '3.in', output: '3.out', score: 0, groupNum: null, total: 3 });
  expect(await codeOf(root.problemCheck.addCase({ pid }))).toBe('problemCheck.nothingFound');
  expect((await root.problemEditor.read({ pid })).caseVersion).toBe(caseVersion + 1);
  const files = await unzip(await root.testData.download({ pid }));
  expect([files.get('3.in')?.toString(), files.get('3.out')?.toString()]).toEqual([smallest?.input, smallest?.answer]);
  expect((await root.testData.cases({ pid })).map(({ inputText }) => inputText)).toEqual(['1 2\n', '5 700\n', smallest?.input]);

  await root.referenceSolution.change({ pid, id: solutionId, language, name: 'mended', code: right, expected: Status.accepted });
  const after = await ran('stress', { solutionId, bruteForceId, rounds: 5 });
  expect(after).toMatchObject({ faults: [], outcome: { total: 5, bad: 0, smallest: null } });
});

test('the validator goes into packages and comes out of them', async () => {
  const file = await root.problemPackage.export({ pid, format: 'icpc' });
  const { handle, problems } = await root.problemPackage.upload({ file });
  const taken = await root.problemPackage.take({
    handle: handle ?? '',
    format: 'icpc',
    problems: problems.map(({ key }) => ({ key, onTaken: 'new' as const })),
  });
  const { programs } = await root.problemCheck.state({ pid: taken[0]?.pid ?? 0 });
  expect(programs).toEqual([{ role: 'validator', language, code: testlib(999), protocol: 'testlib' }]);
});
