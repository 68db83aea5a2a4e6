import { Status } from '@oj/contract';
import { codeOf, packagedCode, tokenChecker, validatorOf } from '../checkers';
import { packageLimits } from '../container/limits';
import { below, byNumbers, foldersWith, readText, type Tree } from '../container/tree';
import { foundProblem, type PackageFormat } from '../format';
import { judgingLanguageOf, languageNamed, languageOfFile } from '../languages';
import { type LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, type Statement } from '../model';
import { casesOfPairs, nameOfCase, pairsOf } from '../pairs';
import { languageOf, languageTagged, sectionsOf, takeFencedSamples } from '../statementText';
import { memoryIn, timeIn, wholePointsIn, wholePointsOf, wholeScores } from '../units';
import { listIn, readYaml, type Settings, settingsIn, unknownKeys, wordIn, wordsIn } from '../yaml';
import { writeHydro } from './hydroWrite';

type Files = ReadonlyMap<string, Data>;

const isMark = (name: string) => /^problem\.ya?ml$/.test(name);
const hasMark = (files: Files) => [...files.keys()].some(name => name.startsWith('testdata/') || name.startsWith('additional_file/'));

async function settingsOf(files: Files, names: readonly string[]): Promise<Settings | undefined> {
  for (const name of names) {
    const file = files.get(name);
    if (file) return settingsIn(readYaml(await readText(file, name, packageLimits.configBytes), name));
  }
  return undefined;
}

/** The older form: a number of cases, then `in|out|seconds|score|KiB` for each. */
async function iniOf(files: Files): Promise<Settings | undefined> {
  const file = files.get('testdata/config.ini');
  if (!file) return undefined;
  const [, ...lines] = (await readText(file, 'config.ini')).split('\n');
  const rows = lines.map(line => line.trim().split('|')).filter(row => row.length >= 2);
  const most = (at: number) => Math.max(0, ...rows.map(row => Number(row[at]) || 0));
  return {
    ...(most(2) ? { time: `${most(2)}s` } : {}),
    ...(most(4) ? { memory: `${most(4)}k` } : {}),
    cases: rows.map(([input, output, , score]) => ({ input, output, ...(score ? { score } : {}) })),
  };
}

const knownOfProblem = ['pid', 'title', 'tag', 'owner', 'difficulty', 'hidden', 'content', 'nSubmit', 'nAccept'];
const knownOfConfig =
  'type time memory filename detail checker_type checker interactor manager validator cases subtasks user_extra_files judge_extra_files langs template'.split(
    ' ',
  );

async function readOne(files: Files, key: string, lint: LintList): Promise<PackagedProblem> {
  const facts = (await settingsOf(files, ['problem.yaml', 'problem.yml'])) ?? {};
  const config = (await settingsOf(files, ['testdata/config.yaml', 'testdata/config.yml'])) ?? (await iniOf(files)) ?? {};
  const tests = below({ files } as Tree, 'testdata/');
  const [pid, title] = [wordIn(facts.pid), wordIn(facts.title) ?? key];
  const { statements, samples } = await statementsIn(files, facts, title);
  const type = wordIn(config.type) ?? 'default';
  if (type !== 'default' && type !== 'interactive') throw new PackageFault('J07', `type ${type}`);
  const fileName = wordIn(config.filename);
  const extra = async (field: string) => textsOf(tests, wordsIn(config[field]), lint);
  const difficulty = Number(facts.difficulty);
  return {
    ...bareProblem(key),
    ...(pid ? { displayId: pid } : {}),
    statements,
    samples,
    tags: wordsIn(facts.tag),
    ...(Number.isFinite(difficulty) ? { difficulty: Math.min(5, Math.max(0, Math.round(difficulty / 2))) } : {}),
    limits: { timeMs: timeIn(config.time ?? '1s', 1, lint), memoryMb: memoryIn(config.memory ?? '256m', 1, lint) },
    ...casesIn(tests, config, lint),
    ...(await judgeIn(tests, config, type, lint)),
    ...(await validatorIn(tests, config.validator, lint)),
    ignoresEndBlanks: config.checker_type !== 'strict',
    ...(fileName ? { fileIo: { read: `${fileName}.in`, write: `${fileName}.out` } } : {}),
    ...languagesIn(config.langs, lint),
    templates: templatesIn(settingsIn(config.template), lint),
    userFiles: await extra('user_extra_files'),
    judgeFiles: await extra('judge_extra_files'),
    solutions: await solutionsIn(below({ files } as Tree, 'std/'), lint),
    pictures: [...below({ files } as Tree, 'additional_file/')].map(([name, data]) => ({ name: `file://${name}`, data })),
    flags: { showCases: config.detail !== 'none' && config.detail !== false, shareCode: true, auth: facts.hidden === true ? 2 : 1 },
    keep: {
      hydro: {
        ...unknownKeys(facts, knownOfProblem, lint, 'problem.yaml'),
        config: unknownKeys(config, knownOfConfig, lint, 'config.yaml'),
      },
    },
  };
}

async function statementsIn(files: Files, facts: Settings, title: string): Promise<Pick<PackagedProblem, 'statements' | 'samples'>> {
  const names = [...files.keys()].filter(name => /^problem(_[a-z-]+)?\.md$/i.test(name)).toSorted();
  const texts = await Promise.all(
    names.map(async name => ({ tag: /_([a-z-]+)\.md$/i.exec(name)?.[1] ?? '', text: await readText(files.get(name) as Data, name) })),
  );
  const content = wordIn(facts.content);
  if (!texts.length && content) texts.push({ tag: '', text: content });
  const found = texts.map(({ tag, text }) => ({ ...takeFencedSamples(text), language: languageTagged(tag) ?? languageOf(text) }));
  const isChinese = languageOf(title) === 'zh-CN';
  const statements = found.map(({ language, text }): Statement => ({ language, title, ...sectionsOf(text) }));
  statements.sort((a, b) => Number((b.language === 'zh-CN') === isChinese) - Number((a.language === 'zh-CN') === isChinese));
  if (!statements.length) statements.push({ language: languageOf(title), title, description: '', input: '', output: '', hint: '' });
  const distinct = statements.filter(({ language }, index) => statements.findIndex(each => each.language === language) === index);
  return { statements: distinct, samples: found[0]?.samples ?? [] };
}

function casesIn(tests: Files, config: Settings, lint: LintList): Pick<PackagedProblem, 'cases' | 'groups' | 'isScored'> {
  const subtasks = listIn(config.subtasks).map(settingsIn);
  const at = (name: string) => tests.get(name) ?? tests.get(`input/${name}`) ?? tests.get(`output/${name}`);
  const caseIn = (given: unknown): PackagedCase[] => {
    const row = settingsIn(given);
    const [name, answer] = [wordIn(row.input) ?? '', wordIn(row.output) ?? ''];
    const input = at(name);
    if (!input) {
      lint.add('D02', name);
      return [];
    }
    const output = at(answer);
    if (!output && answer) lint.add('D02', answer);
    if (row.time !== undefined || row.memory !== undefined) lint.add('J04', 'limits of a case');
    const score = row.score === undefined ? {} : { score: wholePointsIn(row.score, lint, name) };
    return [{ name: nameOfCase(name), input, ...(output ? { output } : {}), ...score }];
  };
  if (!subtasks.length) {
    const listed = listIn(config.cases).flatMap(each => caseIn(each));
    const names = [...tests.keys()].filter(name => !/config\.(ya?ml|ini)$/.test(name) && !isProgram(name));
    const cases = listed.length ? listed : casesOfPairs(pairsOf(names, lint), tests, lint);
    return { cases, groups: [], isScored: listed.some(({ score }) => score !== undefined) };
  }
  const groups: CaseGroup[] = [];
  const given = wholePointsOf(
    subtasks.map(each => each.score),
    lint,
    'subtasks',
  );
  const left = Math.max(0, 100 - given.reduce<number>((sum, each) => sum + (each ?? 0), 0));
  const shares = wholeScores(
    given.filter(each => each === undefined).map(() => 1),
    left,
  );
  const cases = subtasks.flatMap((subtask, index): PackagedCase[] => {
    const members = listIn(subtask.cases).flatMap(each => caseIn(each));
    const [id, rule] = [index + 1, wordIn(subtask.type) ?? 'min'];
    if (!members.length) lint.add('J03', String(id));
    if (listIn(subtask.if).length) lint.add('J04', 'if');
    if (subtask.time !== undefined || subtask.memory !== undefined) lint.add('J04', `limits of subtask ${id}`);
    if (rule !== 'sum' && members.some(each => each.score !== undefined)) lint.add('J04', `points of single cases in subtask ${id}`);
    if (!['sum', 'min', 'max'].includes(rule)) lint.add('J04', rule);
    const score = Math.round(given[index] ?? shares.shift() ?? 0);
    if (rule === 'sum') {
      const points = members.every(each => each.score !== undefined)
        ? members.map(each => each.score ?? 0)
        : members.map(() => score / members.length);
      return members.map((each, place) => ({ ...each, score: wholeScores(points)[place] ?? 0 }));
    }
    if (rule === 'max') lint.add('J04', 'max');
    if (!members.length) return [];
    groups.push({ id, rule: 'min', score });
    return members.map(({ score: _, ...each }) => ({ ...each, group: id }));
  });
  return { cases, groups, isScored: true };
}

const isProgram = (name: string) => languageOfFile(name) !== undefined || /\.(h|hpp|md|txt)$/.test(name.replace(/(in|out)put.*\.txt$/, ''));

async function judgeIn(tests: Files, config: Settings, type: string, lint: LintList): Promise<Pick<PackagedProblem, 'judge'>> {
  const kind = wordIn(config.checker_type) ?? 'default';
  const isInteractive = type === 'interactive';
  if (!isInteractive && (kind === 'default' || kind === 'strict')) return {};
  const given = isInteractive ? config.interactor : config.checker;
  const name = wordIn(given) ?? wordIn(settingsIn(given).file) ?? '';
  const file = tests.get(name);
  if (!file) {
    const builtin = isInteractive || kind !== 'testlib' ? undefined : builtinChecker(name);
    if (!builtin) lint.add('J05', name || 'checker');
    return builtin ? { judge: builtin } : {};
  }
  const language = judgingLanguageOf(wordIn(settingsIn(given).lang)?.replace(/^/, 'x.').split('.').slice(0, 2).join('.') ?? name);
  if (!language) throw new PackageFault('P01', name);
  const code = await readText(file, name);
  const protocol =
    isInteractive || kind === 'testlib' ? 'testlib' : kind === 'kattis' || kind === 'hustoj' || kind === 'qduoj' ? kind : undefined;
  if (!protocol) throw new PackageFault('J07', `checker_type ${kind}`);
  const stored = protocol === 'testlib' ? packagedCode(code) : codeOf(protocol, code);
  return { judge: { mode: isInteractive ? 'interactive' : 'spj', language, ...stored } };
}

async function validatorIn(tests: Files, given: unknown, lint: LintList): Promise<Pick<PackagedProblem, 'validator'>> {
  const name = wordIn(given) ?? wordIn(settingsIn(given).file);
  if (!name) return {};
  const [file, language] = [tests.get(name), languageNamed(wordIn(settingsIn(given).lang) ?? '') ?? languageOfFile(name)];
  if (!file) lint.add('D02', name);
  else if (!language) lint.add('F12', name);
  else return { validator: validatorOf('testlib', language, await readText(file, name)) };
  return {};
}

/** The checkers that come with testlib, as far as they compare tokens. */
function builtinChecker(name: string) {
  const digits = /^rcmp(\d+)?$/.exec(name)?.[1];
  if (name.startsWith('rcmp')) return tokenChecker(['float_tolerance', digits ? `1e-${digits}` : '1.5e-6']);
  if (/^(yesno|nyesno|caseicmp)$/.test(name)) return tokenChecker([]);
  return /^([whinlf]cmp|uncmp|casewcmp)$/.test(name) && name !== 'uncmp' ? tokenChecker(['case_sensitive']) : undefined;
}

function languagesIn(given: unknown, lint: LintList): Pick<PackagedProblem, 'languages'> {
  const found = wordsIn(given).flatMap(name => languageNamed(name) ?? unknownLanguage(name, lint));
  return found.length ? { languages: [...new Set(found)] } : {};
}

function unknownLanguage(name: string, lint: LintList): string[] {
  lint.add('F12', name);
  return [];
}

function templatesIn(given: Settings, lint: LintList): PackagedProblem['templates'] {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, parts]) => {
      const language = languageNamed(name);
      if (!language) lint.add('F12', name);
      const [prepend = '', append = ''] = listIn(parts).map(each => wordIn(each) ?? '');
      return language ? [[language, { prepend, template: '', append }] as const] : [];
    }),
  );
}

async function textsOf(tests: Files, names: readonly string[], lint: LintList): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const name of names) {
    const file = tests.get(name);
    if (file) texts[name.split('/').at(-1) ?? name] = await readText(file, name);
    else lint.add('D02', name);
  }
  return texts;
}

async function solutionsIn(files: Files, lint: LintList): Promise<PackagedProblem['solutions']> {
  const found: PackagedProblem['solutions'] = [];
  for (const name of [...files.keys()].toSorted(byNumbers)) {
    const language = languageOfFile(name);
    if (!language) lint.add('F12', name);
    else found.push({ name, language, code: await readText(files.get(name) as Data, name), expected: Status.accepted });
  }
  return found;
}

export const hydro: PackageFormat = {
  name: 'hydro',
  title: 'Hydro zip',
  holdsValidator: true,
  detect: async tree => {
    const [folder] = foldersWith(tree, isMark);
    if (folder === undefined) return false;
    const files = below(tree, folder);
    const { pid, title, tag } = (await settingsOf(files, ['problem.yaml', 'problem.yml'])) ?? {};
    return hasMark(files) || pid !== undefined || tag !== undefined || (title !== undefined && !files.has('data'));
  },
  async *read(tree) {
    for (const folder of foldersWith(tree, isMark))
      yield await foundProblem(folder.replace(/\/$/, '').split('/').at(-1) || 'problem', (key, lint) =>
        readOne(below(tree, folder), key, lint),
      );
  },
  write: writeHydro,
};
