import { contract, type ProblemDraft } from '@oj/contract';
import { writeExamples } from '@oj/contract/examples';
import { storedCode } from '../../packages/checkers';
import { caseModeOf, groupNumbersOf } from '../../packages/formats/hoj';
import { LintList } from '../../packages/lint';
import { type PackagedProblem, scoresOf, type Statement } from '../../packages/model';
import { wholeScores } from '../../packages/units';

/** What a form needs and many packages do not have. */
const unsaid = { 'zh-CN': '见题目描述。', 'en-US': 'See the description.' };
const MOST_TAGS = 30;
const MOST_TAG = 64;
const MOST_SOURCE = 1000;

/** The display id as this site writes them; undefined when nothing of it can be one. */
export function displayIdOf({ displayId }: PackagedProblem): string | undefined {
  const id = (displayId ?? '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
    .toUpperCase();
  return id || undefined;
}

/**
 * A packaged problem as the form of the editor would send it: so it meets every rule that the form meets. The cases are named as they are
 * kept; `handle` names them.
 */
export function draftOf(problem: PackagedProblem, { auth, offered, handle }: { auth: number; offered: readonly string[]; handle: string }) {
  const scored = problem.isScored;
  const groups = scored ? problem.groups : [];
  const [points, numbers] = [wholePointsOf(problem), groupNumbersOf({ groups, cases: problem.cases })];
  const [own, ...others] = problem.statements.map(completed);
  const { judge, fileIo } = problem;
  const files = (texts: Record<string, string>) => (Object.keys(texts).length ? texts : undefined);
  return {
    problem: {
      title: own?.title.trim().slice(0, 255) || problem.key,
      description: own?.description ?? '',
      input: own?.input ?? unsaid['zh-CN'],
      output: own?.output ?? unsaid['zh-CN'],
      hint: own?.hint ?? '',
      examples: writeExamples(problem.samples),
      source: problem.source.slice(0, MOST_SOURCE),
      translations:
        own && others.length
          ? Object.fromEntries([[own.language, {}], ...others.map(({ language, ...texts }) => [language, texts])])
          : undefined,
      difficulty: problem.difficulty ?? 1,
      type: scored ? 1 : 0,
      judgeMode: judge?.mode ?? 'default',
      judgeCaseMode: caseModeOf({ groups, stopsAtFirst: problem.stopsAtFirst && !scored }),
      timeLimit: problem.limits.timeMs,
      memoryLimit: problem.limits.memoryMb,
      stackLimit: problem.limits.stackMb ?? Math.min(128, problem.limits.memoryMb),
      auth,
      codeShare: problem.flags.shareCode,
      isRemoveEndBlank: problem.ignoresEndBlanks,
      openCaseResult: problem.flags.showCases,
      isFileIO: fileIo !== undefined,
      ioReadFileName: fileIo?.read,
      ioWriteFileName: fileIo?.write,
      spjCode: judge && storedCode(judge),
      spjLanguage: judge?.language,
      userExtraFile: files(problem.userFiles),
      judgeExtraFile: files(problem.judgeFiles),
    },
    isUploadTestCase: true,
    uploadTestcaseDir: handle,
    samples: problem.cases.map((_case, index) => ({
      input: `${index + 1}.in`,
      output: `${index + 1}.out`,
      ...(scored ? { score: points[index] ?? 0 } : {}),
      ...(groups.length ? { groupNum: numbers[index] ?? 1 } : {}),
    })),
    languages: (problem.languages ?? offered).map(name => ({ name })),
    tags: [...new Map(problem.tags.map(tag => [tag.toLowerCase(), tag.slice(0, MOST_TAG)])).values()]
      .slice(0, MOST_TAGS)
      .map(name => ({ name })),
    codeTemplates: Object.entries(problem.templates).map(([language, { prepend, template, append }]) => ({
      language,
      code: [prepend, template, append].filter(Boolean).join('\n'),
      status: true,
    })),
  } satisfies ProblemDraft;
}

/** Cases that count for themselves share whole points; a group has the same for each of its cases. */
function wholePointsOf(problem: PackagedProblem): number[] {
  const given = scoresOf(problem);
  const alone = problem.cases.flatMap(({ group }, index) => (group === undefined ? [index] : []));
  const whole = wholeScores(alone.map(index => given[index] ?? 0));
  return given.map((score, index) => (alone.includes(index) ? (whole[alone.indexOf(index)] ?? 0) : Math.round(score)));
}

const completed = (statement: Statement): Statement => ({
  ...statement,
  input: statement.input.trim() ? statement.input : unsaid[statement.language],
  output: statement.output.trim() ? statement.output : unsaid[statement.language],
});

/** The draft as the endpoint takes it; what it refuses is said. */
export function checkedDraft(problem: PackagedProblem, terms: Parameters<typeof draftOf>[1], lint: LintList) {
  const checked = contract.problemEditor.add.input.safeParse(draftOf(problem, terms));
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues.slice(0, 5)) lint.add('F14', `${path.join('.')}: ${message}`);
  return undefined;
}
