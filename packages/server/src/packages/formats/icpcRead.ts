import { argsOfTokenChecker, codeOf, tokenArgs, tokenChecker, validatorOf } from '../checkers';
import { packageLimits } from '../container/limits';
import { below, byNumbers, readText, type Tree } from '../container/tree';
import { judgingLanguageOf, languageNamed, languageOfFile } from '../languages';
import { LintList, PackageFault } from '../lint';
import { bareProblem, type CaseGroup, type Data, type PackagedCase, type PackagedProblem, type Statement } from '../model';
import { languageOf, languageTagged, picturesIn, sectionsOf } from '../statementText';
import { markdownOfTex } from '../tex';
import { memoryIn, pointsIn, timeIn, wholePointsIn, wholeScores } from '../units';
import { listIn, readYaml, type Settings, settingsIn, unknownKeys, wordIn, wordsIn } from '../yaml';
import { solutionsIn } from './icpcSolutions';

type Files = ReadonlyMap<string, Data>;

const knownLimits = ['time_limit', 'memory', 'validation_passes'];
const knownOfGroup =
  'grader_flags score_aggregation scoring range max_score accept_score require_pass grading on_reject reject_score output_validator_flags output_validator_args'.split(
    ' ',
  );

const known =
  'problem_format_version name uuid type validation validator_flags author credits source source_url keywords limits license rights_owner version grading languages'.split(
    ' ',
  );
const folder = (files: Files, name: string) => below({ files } as Tree, `${name}/`);

async function settingsOf(files: Files, name: string): Promise<Settings> {
  const file = files.get(name);
  return file ? settingsIn(readYaml(await readText(file, name, packageLimits.configBytes), name)) : {};
}

/** `key = 'value'`, a line each. */
async function iniOf(files: Files): Promise<Record<string, string>> {
  const file = files.get('domjudge-problem.ini');
  const lines = file ? (await readText(file, 'domjudge-problem.ini')).split('\n') : [];
  return Object.fromEntries(
    lines.flatMap(line =>
      /^\s*([\w-]+)\s*=\s*['"]?(.*?)['"]?\s*$/.exec(line)?.slice(1, 3)
        ? [/^\s*([\w-]+)\s*=\s*['"]?(.*?)['"]?\s*$/.exec(line)?.slice(1, 3) as [string, string]]
        : [],
    ),
  );
}

/** Reads a folder of an ICPC package, of any of its versions and dialects: by the keys that it has, not by what it says it is. */
export async function readIcpc(files: Files, key: string, lint: LintList): Promise<PackagedProblem> {
  const [facts, ini] = [await settingsOf(files, 'problem.yaml'), await iniOf(files)];
  const types = wordsIn(facts.type).flatMap(each => each.split(/\s+/));
  for (const type of types) if (type === 'multi-pass' || type === 'submit-answer') throw new PackageFault('J07', type);
  const validation = wordIn(facts.validation) ?? '';
  const isInteractive = types.includes('interactive') || validation.includes('interactive');
  const limits = settingsIn(facts.limits);
  if (limits.validation_passes !== undefined || validation.includes('multi-pass')) throw new PackageFault('J07', 'multi-pass');
  for (const name of Object.keys(limits)) if (!knownLimits.includes(name)) lint.add('F04', `limits.${name}`);
  const isScored = types.includes('scoring');
  const displayId = ini.externalid ?? ini['short-name'];
  const uuid = wordIn(facts.uuid);
  return {
    ...bareProblem(key),
    ...(displayId ? { displayId } : {}),
    ...(uuid ? { uuid } : {}),
    statements: await statementsIn(files, facts, ini.name ?? key, lint),
    samples: await samplesIn(folder(files, 'data/sample'), lint),
    tags: wordsIn(facts.keywords).flatMap(each => (Array.isArray(facts.keywords) ? each : each.split(/\s+/))),
    source: listIn(facts.source)
      .map(each => wordIn(each) ?? wordIn(settingsIn(each).name) ?? '')
      .filter(Boolean)
      .join(', '),
    limits: { timeMs: await timeOf(files, limits, ini, lint), memoryMb: memoryIn(limits.memory ?? 2048, 1, lint) },
    isScored,
    ...(await casesIn(folder(files, 'data/secret'), isScored, lint)),
    ...(await judgeIn(files, facts, { isInteractive, isScored }, lint)),
    ...(await validatorIn(files, lint)),
    ...languagesIn(facts.languages, lint),
    userFiles: await includedIn(files),
    solutions: await solutionsIn(folder(files, 'submissions'), lint),
    keep: { icpc: unknownKeys(facts, known, lint, 'problem.yaml') },
  };
}

async function timeOf(files: Files, limits: Settings, ini: Record<string, string>, lint: LintList): Promise<number> {
  const dot = files.get('.timelimit');
  const given = limits.time_limit ?? (dot ? (await readText(dot, '.timelimit')).trim() : ini.timelimit);
  if (given === undefined || given === '') lint.add('F07', 'the time limit (2 s)');
  return timeIn(given || 2, 1000, lint);
}

async function statementsIn(files: Files, facts: Settings, otherwise: string, lint: LintList): Promise<Statement[]> {
  const names = settingsIn(facts.name);
  const titleIn = (tag: string) => wordIn(names[tag]) ?? wordIn(facts.name) ?? wordIn(Object.values(names)[0]) ?? otherwise;
  const found: Statement[] = [];
  const wanted = [...files.keys()].filter(name => /^(problem_statement|statement)\/problem(\.[\w-]+)?\.(tex|md)$/.test(name)).toSorted();
  for (const name of wanted) {
    const text = await readText(files.get(name) as Data, name);
    const tag = /problem\.([\w-]+)\.\w+$/.exec(name)?.[1] ?? 'en';
    const markdown = name.endsWith('.tex') ? markdownOfTex(text, lint, name) : text;
    const title = /\\problemname\{([^}]*)\}/.exec(text)?.[1];
    const language = languageTagged(tag) ?? languageOf(markdown);
    if (found.some(each => each.language === language)) continue;
    found.push({
      language,
      title: wordIn(facts.name) || names[tag] ? titleIn(tag) : (title ?? titleIn(tag)),
      ...sectionsOf(title ? markdown.replace(title, '') : markdown),
    });
    for (const picture of picturesIn(markdown)) lint.add(/^https?:/.test(picture) ? 'S05' : 'S04', picture);
  }
  const own = languageTagged(Object.keys(names)[0] ?? '') ?? languageOf(wordIn(facts.name) ?? found[0]?.title ?? '');
  if (found.length) return found.sort((a, b) => Number(b.language === own) - Number(a.language === own));
  if ([...files.keys()].some(name => /(^|\/)problem(\.\w+)?\.pdf$/.test(name))) lint.add('S07');
  const plain = files.get('problem.txt') ?? files.get('problem.html');
  const text = plain ? await readText(plain, 'problem.txt') : '';
  const title = titleIn('en');
  return [{ language: languageOf(title + text), title, ...sectionsOf(text) }];
}

async function samplesIn(files: Files, lint: LintList): Promise<PackagedProblem['samples']> {
  const samples: PackagedProblem['samples'] = [];
  for (const name of [...files.keys()].filter(each => each.endsWith('.in')).toSorted(byNumbers)) {
    const stem = name.slice(0, -'.in'.length);
    const [input, answer] = [
      files.get(`${stem}.in.statement`) ?? files.get(name),
      files.get(`${stem}.ans.statement`) ?? files.get(`${stem}.out`) ?? files.get(`${stem}.ans`),
    ];
    if (!input || !answer) lint.add('S06');
    else samples.push({ input: await readText(input, name), output: await readText(answer, stem) });
  }
  return samples;
}

async function casesIn(files: Files, isScored: boolean, lint: LintList): Promise<Pick<PackagedProblem, 'cases' | 'groups'>> {
  const [cases, groups]: [PackagedCase[], CaseGroup[]] = [[], []];
  const inputs = [...files.keys()].filter(name => name.endsWith('.in')).toSorted(byNumbers);
  const folders = [...new Set(inputs.map(name => name.slice(0, name.lastIndexOf('/') + 1)))].toSorted(byNumbers);
  const whole = isScored && folders.some(Boolean) ? await groupAt(files, '', 0, new LintList()) : undefined;
  if (whole && whole.rule !== 'sum') lint.add('J04', `${whole.rule} over the groups`);
  for (const at of folders) {
    const members = inputs
      .filter(name => name.slice(0, name.lastIndexOf('/') + 1) === at)
      .map((name): PackagedCase => {
        const stem = name.slice(0, -'.in'.length);
        const output = files.get(`${stem}.ans`);
        if (!output) lint.add('D03', name);
        return { name: stem.slice(stem.lastIndexOf('/') + 1), input: files.get(name) as Data, ...(output ? { output } : {}) };
      });
    if (!isScored) {
      cases.push(...members);
      continue;
    }
    const { rule, score, isEach } = await groupAt(files, at, members.length, lint);
    if (rule === 'sum') {
      const points = wholeScores(
        members.map(() => 1),
        isEach ? score * members.length : score,
      );
      cases.push(...members.map((each, index) => ({ ...each, score: points[index] ?? 0 })));
    } else {
      const id = groups.length + 1;
      groups.push({ id, rule, score });
      cases.push(...members.map(each => ({ ...each, group: id })));
    }
  }
  return { cases, groups };
}

/** How a folder of cases counts. `isEach`: the points are those of a case. */
async function groupAt(files: Files, at: string, members: number, lint: LintList) {
  const own = { ...(await settingsOf(files, `${at}testdata.yaml`)), ...(await settingsOf(files, `${at}test_group.yaml`)) };
  for (const name of Object.keys(own)) if (!knownOfGroup.includes(name)) lint.add('F04', name, at || 'data/secret');
  const flags = wordsIn(own.grader_flags).flatMap(each => each.split(/\s+/));
  const aggregation = wordIn(own.score_aggregation) ?? wordIn(settingsIn(own.scoring).aggregation);
  const range = (wordIn(own.range) ?? '').split(/\s+/).map(Number)[1];
  const most = own.max_score ?? settingsIn(own.scoring).score;
  const isMin =
    aggregation === 'min' ||
    aggregation === 'pass-fail' ||
    flags.includes('min') ||
    (!aggregation && most !== undefined && !own.accept_score);
  const isAverage = flags.includes('avg');
  if (flags.includes('max')) lint.add('J04', 'max', at);
  if (Number(own.reject_score ?? 0) !== 0) lint.add('J04', 'reject_score', at);
  if (listIn(own.require_pass).length) lint.add('J04', 'require_pass', at);
  if (wordIn(own.grading) === 'custom') lint.add('J04', 'grading: custom', at);
  if (isMin || isAverage || flags.includes('max')) {
    const score = wholePointsIn(most ?? own.accept_score ?? range ?? 1, lint, at);
    return { rule: isAverage ? ('avg' as const) : ('min' as const), score, isEach: false };
  }
  if (most !== undefined) return { rule: 'sum' as const, score: wholePointsIn(most, lint, at), isEach: false };
  if (own.accept_score === undefined && Number.isFinite(range))
    return { rule: 'sum' as const, score: wholePointsIn(range, lint, at), isEach: false };
  if (own.accept_score === undefined && members && !at) return { rule: 'sum' as const, score: 100, isEach: false };
  return { rule: 'sum' as const, score: pointsIn(own.accept_score ?? 1, lint, at), isEach: true };
}

async function judgeIn(
  files: Files,
  facts: Settings,
  { isInteractive, isScored }: { isInteractive: boolean; isScored: boolean },
  lint: LintList,
): Promise<Pick<PackagedProblem, 'judge' | 'judgeFiles' | 'ignoresEndBlanks'>> {
  const flags = wordsIn(facts.validator_flags).flatMap(each => each.split(/\s+/));
  const root = await settingsOf(files, 'data/testdata.yaml');
  const group = await settingsOf(files, 'data/secret/test_group.yaml');
  const args =
    [flags, wordsIn(root.output_validator_flags).flatMap(each => each.split(/\s+/)), wordsIn(group.output_validator_args)].find(
      ({ length }) => length,
    ) ?? [];
  const parts = new Map([...folder(files, 'output_validators'), ...folder(files, 'output_validator')]);
  const sources = [...parts.keys()].filter(name => judgingLanguageOf(name) !== undefined).toSorted();
  const isCustom = isInteractive || sources.length > 0 || (wordIn(facts.validation) ?? '').startsWith('custom');
  if (!isCustom) {
    if (!args.every((arg, index) => tokenArgs.test(arg) || tokenArgs.test(args[index - 1] ?? ''))) lint.add('F04', args.join(' '));
    if (args.includes('space_change_sensitive')) return { judgeFiles: {}, ignoresEndBlanks: false };
    if (args.join(' ') === 'case_sensitive') return { judgeFiles: {}, ignoresEndBlanks: true };
    return { judge: tokenChecker(args), judgeFiles: {}, ignoresEndBlanks: true };
  }
  const [source, ...others] = sources;
  if (!source) throw new PackageFault(parts.size ? 'P01' : 'J05', [...parts.keys()][0] ?? 'output_validator');
  if (others.length) throw new PackageFault('J07', `a judging program of several sources: ${sources.join(', ')}`);
  const judgeFiles: Record<string, string> = {};
  for (const [name, data] of parts) {
    const base = name.slice(name.lastIndexOf('/') + 1);
    if (/\.(h|hpp)$/.test(base) && base !== 'testlib.h') judgeFiles[base] = await readText(data, name);
  }
  const code = await readText(parts.get(source) as Data, source);
  const language = judgingLanguageOf(source) ?? 'C++';
  const mode = isInteractive ? 'interactive' : 'spj';
  if (argsOfTokenChecker(code))
    return { judge: { mode, language, code, protocol: 'testlib', args: [] }, judgeFiles, ignoresEndBlanks: true };
  const called = codeOf('kattis', code, args);
  const givesScores = isScored && called.protocol === 'kattis';
  return { judge: { mode, language, ...called, ...(givesScores && { givesScores }) }, judgeFiles, ignoresEndBlanks: true };
}

/** The first input validator that is a program; the others are told. */
async function validatorIn(files: Files, lint: LintList): Promise<Pick<PackagedProblem, 'validator'>> {
  const parts = new Map([...folder(files, 'input_validators'), ...folder(files, 'input_format_validators')]);
  const sources = [...parts.keys()].filter(name => languageOfFile(name) !== undefined && !/\.(h|hpp)$/.test(name)).toSorted(byNumbers);
  const [source] = sources;
  for (const other of parts.keys()) if (other !== source && !/(^|\/)testlib\.h$/.test(other)) lint.add('F04', other, 'input_validators');
  if (!source) return {};
  return { validator: validatorOf('kattis', languageOfFile(source) ?? '', await readText(parts.get(source) as Data, source)) };
}

/** All, or a list. */
function languagesIn(given: unknown, lint: LintList): Pick<PackagedProblem, 'languages'> {
  if (given === 'all') return {};
  const languages = wordsIn(given).flatMap(name => {
    const found = languageNamed(name);
    if (!found) lint.add('F12', name);
    return found ?? [];
  });
  return languages.length ? { languages: [...new Set(languages)] } : {};
}

/** Headers and the like that lie beside every submission. */
async function includedIn(files: Files): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, data] of folder(files, 'include')) texts[name.slice(name.lastIndexOf('/') + 1)] = await readText(data, name);
  return texts;
}
