import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { readOne, treeOf } from '../../../../tests/support/packages';
import { packagedCode, storedCode } from './checkers';
import type { FormatName } from './format';
import { formatNamed, readPackage, writePackage } from './formats';
import { LintList } from './lint';
import { bareProblem, bytesOf, dataOf, type JudgingCode, type PackagedProblem, scoresOf } from './model';
import { markdownOfTex } from './tex';
import { memoryIn, timeIn, wholeScores } from './units';

/** What others demand of packages, and what their packages say. */
const problem: PackagedProblem = {
  ...bareProblem('problem_1'),
  displayId: 'SUM',
  author: 'root',
  statements: [{ language: 'en-US', title: 'Sum', description: 'Add ]]> them.', input: 'Two', output: 'One', hint: '' }],
  limits: { timeMs: 1500, memoryMb: 64 },
  cases: [1, 2].map(number => ({ name: String(number), input: dataOf(`${number}`), output: dataOf('') })),
};

async function written(name: FormatName, more: Partial<PackagedProblem> = {}) {
  const format = formatNamed(name);
  if (!format) throw new Error(`no ${name}`);
  const { files, lints } = await writePackage(format, [{ ...problem, ...more }]);
  const texts = await Promise.all(
    files.map(
      async ({ name: file, content }) => [file, typeof content === 'string' ? content : (await bytesOf(content)).toString()] as const,
    ),
  );
  return { files: new Map(texts), codes: lints.flatMap(({ lint }) => lint.map(({ code }) => code)) };
}

describe('what is written', () => {
  test('for HOJ has descriptions and folders alone, and every key that its reader needs', async () => {
    const { files } = await written('hoj');
    expect([...files.keys()].every(name => /^[^/]+(\.json|\/.+)$/.test(name))).toBe(true);
    const whole = JSON.parse(files.get('problem_1.json') ?? '') as Record<string, unknown> & { problem: Record<string, unknown> };
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(['languages', 'tags', 'codeTemplates', 'samples', 'judgeMode']));
    expect(whole.samples).toHaveLength(2);
    expect(whole.problem).toMatchObject({ type: 0, judgeMode: 'default', timeLimit: 1500, memoryLimit: 64 });
    for (const id of ['id', 'gid', 'modifiedUser']) expect(whole.problem).not.toHaveProperty(id);
  });

  test('for FPS has all texts, whole units, divided sections and no empty test', async () => {
    const xml = (await written('fps')).files.get('problems.xml') ?? '';
    for (const name of ['description', 'input', 'output', 'hint', 'source']) expect(xml).toContain(`<${name}>`);
    expect(xml).toContain('<fps version="1.2">');
    expect(xml).toContain('<time_limit unit="ms"><![CDATA[1500]]></time_limit>');
    expect(xml).toContain('<memory_limit unit="mb"><![CDATA[64]]></memory_limit>');
    expect(xml).toContain('Add ]]]]><![CDATA[> them.');
    expect([...xml.matchAll(/<test_(in|out)put>/g)].map(([, kind]) => kind)).toEqual(['in', 'out', 'in', 'out']);
    expect(xml).not.toMatch(/<test_output><\/test_output>|<test_output><!\[CDATA\[\]\]>/);
    const talk: JudgingCode = { mode: 'interactive', language: 'C++', code: 'int main() {}', protocol: 'ours', args: [] };
    expect((await written('fps', { judge: talk })).files.get('problems.xml')).toContain('<fps version="1.6">');
  });

  test('for QDUOJ numbers cases, cuts the ID, and has no empty part of a template', async () => {
    const { files, codes } = await written('qduoj', {
      displayId: 'X'.repeat(30),
      templates: { 'C++ 17': { prepend: '', template: 'int f();', append: '' } },
    });
    expect([...files.keys()]).toEqual(['1/problem.json', '1/testcase/1.in', '1/testcase/1.out', '1/testcase/2.in', '1/testcase/2.out']);
    const facts = JSON.parse(files.get('1/problem.json') ?? '') as Record<string, unknown>;
    expect(facts).toMatchObject({ display_id: 'X'.repeat(24), answers: [], tags: [], hint: { format: 'markdown', value: '' } });
    expect(facts.template).toEqual({ 'C++': { prepend: '//', template: 'int f();', append: '//' } });
    expect(codes).toContain('X02');
  });

  test('for DOMjudge agrees on the limit, has one validator and an answer for each input', async () => {
    const judge: JudgingCode = { mode: 'spj', language: 'C++', code: 'int main() {}', protocol: 'ours', args: [] };
    const { files } = await written('domjudge', { judge });
    expect(files.get('.timelimit')).toBe('1.5\n');
    expect(files.get('domjudge-problem.ini')).toContain("timelimit='1.5'");
    expect(files.get('problem.yaml')).toMatch(/^type: pass-fail$[\s\S]*^validation: custom$[\s\S]*time_limit: 1\.5/m);
    const names = [...files.keys()];
    expect(names.filter(name => name.startsWith('output_validators/'))).toEqual(['output_validators/validator/validator.cpp']);
    for (const name of names.filter(each => each.endsWith('.in'))) expect(names).toContain(name.replace(/in$/, 'ans'));
    expect(names).toContain('problem.txt');
  });
});

describe('what is read', () => {
  test('of HOJ has comments, paths of a server, and files that its exporter has mixed up', async () => {
    const found = await readOne({
      'p.json': `{ "judgeMode": "spj", // the mode
        "problem": { "problemId": "A", "title": "T", "type": 1, "judgeCaseMode": "subtask_lowest", "timeLimit": 1000, "memoryLimit": 64,
          "description": "http://x", "examples": "<input>1</input><output>2</output>", "spjCode": "int main() {}", "spjLanguage": "C",
          "userExtraFile": "{\\"u.h\\":\\"user\\"}", "judgeExtraFile": "{\\"j.h\\":\\"judge\\"}" },
        "userExtraFile": { "j.h": "judge" },
        "samples": [{ "input": "/data/1/1.in", "output": "/data/1/1.out", "score": 30, "groupNum": 1 }, { "input": "2.in", "output": "2.out", "score": 20, "groupNum": 1 }] }`,
      'p/1.in': '1',
      'p/1.out': '2',
      'p/2.in': '1',
      'p/2.out': '2',
    });
    expect(found.format).toBe('hoj');
    expect(found.problem).toMatchObject({
      userFiles: { 'u.h': 'user' },
      judgeFiles: { 'j.h': 'judge' },
      groups: [{ rule: 'min', score: 20 }],
      judge: { mode: 'spj', language: 'C' },
      samples: [{ input: '1', output: '2' }],
    });
  });

  test('of FPS has HTML, pictures, special judges of another order, and tests that only alternate', async () => {
    const found = await readOne({
      'fps-x.xml': `<fps version="1.1"><item><title>A+B</title><time_limit unit="ms">900</time_limit><memory_limit unit="kb">65537</memory_limit>
        <img><src>/upload/a.png</src><base64>aGVs bG8=</base64></img>
        <description><![CDATA[<p>One</p>\n\n   <img src="/upload/a.png">]]></description><input>[md]*two*[/md]</input><output>o</output>
        <test_input name="1">1</test_input><test_input name="1">2</test_input><spj language="C++">int main(){}</spj>
        <solution language="C++">int main(){}</solution></item></fps>`,
    });
    expect(found.problem).toMatchObject({
      limits: { timeMs: 900, memoryMb: 65 },
      pictures: [{ name: '/upload/a.png' }],
      judge: { protocol: 'hustoj' },
      solutions: [{ language: 'C++ 17', expected: Status.accepted }],
    });
    expect(found.problem.statements[0]).toMatchObject({ description: '<p>One</p>\n<img src="/upload/a.png">', input: '*two*' });
    expect(
      await Promise.all(
        [found.problem.cases[0]?.input, found.problem.cases[0]?.output].map(async data => data && String(await bytesOf(data))),
      ),
    ).toEqual(['1', '2']);
    expect(found.codes).toContain('J06');
  });

  test('of Hydro shares unset points and takes samples out of fences', async () => {
    const found = await readOne({
      'p/problem.yaml': 'pid: H1\ntitle: 标题\ntag: [a]\n',
      'p/problem_zh.md': '题面\n\n## 输入格式\n\n一行\n\n```input1\n1\n```\n\n```output1\n2\n```\n',
      'p/testdata/config.yaml':
        'time: 1.5s\nmemory: 65536k\nsubtasks:\n- {score: 30, type: sum, cases: [{input: 1.in, output: 1.out}, {input: 2.in, output: 2.out}, {input: 3.in, output: 3.out}]}\n- {cases: [{input: 4.in, output: 4.out}]}\n',
      ...Object.fromEntries(
        [1, 2, 3, 4].flatMap(number => [
          [`p/testdata/${number}.in`, '1'],
          [`p/testdata/${number}.out`, '2'],
        ]),
      ),
    });
    expect(found.problem).toMatchObject({
      displayId: 'H1',
      limits: { timeMs: 1500, memoryMb: 64 },
      samples: [{ input: '1', output: '2' }],
    });
    expect(found.problem.statements[0]).toMatchObject({ description: '题面', input: '一行' });
    expect(scoresOf(found.problem)).toEqual([10, 10, 10, 70]);
  });

  test('of ICPC is told by its keys, whatever it says it is', async () => {
    const validator = 'int main() { return 42; }\n';
    const found = await readOne({
      'problem.yaml':
        'problem_format_version: 2023-07-draft\nname: {en: Guess}\ntype: pass-fail interactive\nlimits: {memory: 512, time_limit: 2.5}\n',
      'statement/problem.en.tex':
        '\\problemname{Guess}\n\\section*{Input}\nNumber $n_1$ is \\textbf{small}. % note\n\\begin{itemize}\n\\item one\n\\item two\n\\end{itemize}\n',
      'data/sample/1.in': '1',
      'data/sample/1.ans': '2',
      'data/secret/01.in': '1',
      'data/secret/01.ans': '2',
      'output_validator/validate.cc': validator,
      'submissions/accepted/ok.py': 'print(1)',
      'submissions/time_limit_exceeded/slow.cc': '// @EXPECTED_RESULTS@: WRONG-ANSWER\nint main() {}',
    });
    expect(found.problem).toMatchObject({
      limits: { timeMs: 2500, memoryMb: 512 },
      judge: { mode: 'interactive', protocol: 'kattis', code: validator },
      solutions: [
        { language: 'Python3', expected: Status.accepted },
        { language: 'C++ 17', expected: Status.wrongAnswer },
      ],
    });
    expect(found.problem.statements[0]).toMatchObject({ title: 'Guess', input: 'Number $n_1$ is **small**.\n\n- one\n- two' });
  });

  test('of Polygon has milliseconds, bytes, groups and tests that only a generator makes', async () => {
    const xml = (method: string) => `<?xml version="1.0"?><problem short-name="sum"><names><name language="english" value="Sum"/></names>
      <judging input-file="" output-file=""><testset name="tests"><time-limit>2000</time-limit><memory-limit>268435456</memory-limit>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/><test method="${method}" group="1" points="30"/></tests>
      <groups><group name="1" points-policy="complete-group"/></groups></testset></judging>
      <assets><checker name="std::rcmp6.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker></assets></problem>`;
    const rest = { 'tests/01': '1', 'tests/01.a': '2', 'statement-sections/english/legend.tex': 'Add.' };
    const found = await readOne({ 'problem.xml': xml('manual'), ...rest, 'tests/02': '3', 'tests/02.a': '4' });
    expect(found.problem).toMatchObject({
      limits: { timeMs: 2000, memoryMb: 256 },
      groups: [{ rule: 'min', score: 30 }],
      samples: [{ input: '1' }],
    });
    expect(found.problem.judge?.code).toContain('float_tolerance 1e-6');
    const { problems } = await readPackage(treeOf({ 'problem.xml': xml('generated'), ...rest }));
    expect(problems[0]?.lint.map(({ code }) => code)).toContain('D12');
  });
});

test('a judging program comes back as it was packaged', () => {
  for (const protocol of ['hustoj', 'qduoj', 'kattis'] as const) {
    const code = 'int main(int argc, char **argv) { return 0; }';
    const stored = storedCode({ mode: 'spj', protocol, args: ['a "b"'], code });
    expect(packagedCode(stored)).toEqual({ protocol, args: ['a "b"'], code });
  }
});

test('units, with and without their names', () => {
  const lint = new LintList();
  expect(['1s', '500ms', '0.5s', 1200].map(given => timeIn(given, 1, lint))).toEqual([1000, 500, 500, 1200]);
  expect(['256m', '262144k', '1g', 64, '1048577b'].map(given => memoryIn(given, 1, lint))).toEqual([256, 256, 1024, 64, 2]);
  expect(lint.items).toEqual([]);
  expect([timeIn(0, 1, lint), timeIn('1e9', 1, lint)]).toEqual([1, 60_000]);
  expect(() => timeIn(-1, 1, lint)).toThrow('cannot be read');
  expect(() => memoryIn('12 parsecs', 1, lint)).toThrow('cannot be read');
});

test('whole points keep their sum', () => {
  expect(wholeScores([1, 1, 1], 100)).toEqual([34, 33, 33]);
  expect(wholeScores([12.5, 12.5, 75])).toEqual([13, 12, 75]);
  expect(wholeScores([0, 0])).toEqual([0, 0]);
});

test('TeX that is not known stays, and is told', () => {
  const lint = new LintList();
  expect(markdownOfTex('A \\weird{thing} costs 5\\% of $x\\le y$.', lint, 'x')).toBe('A \\weird{thing} costs 5% of $x\\le y$.');
  expect(lint.items.map(({ code }) => code)).toEqual(['S03']);
});
