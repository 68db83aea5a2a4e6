import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../files/store';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Languages } from '../problem/languages';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import type { ProblemRow } from '../problem/problemRows';
import { filesOf, packed } from '../testData/outgoing';
import { TestDataQueries } from '../testData/testData.queries';
import { namesOf } from '../testData/testData.rules';
import { ProblemEditorQueries } from './problemEditor.queries';

type Cases = Awaited<ReturnType<TestDataQueries['cases']>>;

/** Problems with all that they are, in the archive that judges of this protocol exchange. */
@Injectable()
export class ProblemExport {
  constructor(
    private readonly queries: ProblemEditorQueries,
    private readonly problems: ProblemQueries,
    private readonly access: ProblemAccess,
    private readonly testData: TestDataQueries,
    private readonly languages: Languages,
    private readonly store: FileStore,
  ) {}

  async export({ pid }: ServerInput<typeof contract.problemEditor.export>, actor: Actor) {
    const chosen = await Promise.all([...new Set(pid)].map(id => this.mine(id, actor)));
    const described = await Promise.all(chosen.map(problem => this.described(problem)));
    const names = chosen.map(({ problemId }) => problemId);
    await this.queries.transaction(tx => recordAudit(tx, actor, { action: 'problem.export', target: names.join(', '), after: { names } }));
    const files = described.flatMap(({ name, text, cases }) => [{ name: `${name}.json`, text }, ...filesOf(cases, `${name}/`)]);
    const fileName = names.length === 1 ? `${names[0]}.zip` : 'problems.zip';
    return { type: 'application/zip', fileName, body: packed(files, this.store) };
  }

  private async mine(id: number, { caller }: Actor): Promise<ProblemRow> {
    return this.access.edit(await this.problems.find(id), caller, { wish: 'see', door: 'site' });
  }

  private async described(problem: ProblemRow) {
    const [cases, tags, offered] = await Promise.all([
      this.testData.cases(problem.id),
      this.queries.tagsOf(problem.id),
      problem.languages ?? this.languages.offered().then(all => all.map(language => language.name)),
    ]);
    const whole = { ...describe(problem, cases), languages: offered, tags: tags.map(tag => tag.name) };
    return { name: `problem_${problem.id}`, text: JSON.stringify(whole, null, 2), cases };
  }
}

/** A problem in the words of the exchange. */
function describe(problem: ProblemRow, cases: Cases) {
  const { codeTemplates, userExtraFile, judgeExtraFile } = problem;
  return {
    judgeMode: problem.judgeMode,
    problem: {
      problemId: problem.problemId,
      title: problem.title,
      author: problem.author,
      type: problem.type,
      judgeMode: problem.judgeMode,
      judgeCaseMode: problem.judgeCaseMode,
      timeLimit: problem.timeLimitMs,
      memoryLimit: problem.memoryLimitMb,
      stackLimit: problem.stackLimitMb,
      description: problem.description,
      input: problem.input,
      output: problem.output,
      examples: problem.examples,
      hint: problem.hint,
      source: problem.source,
      translations: problem.translations,
      difficulty: problem.difficulty,
      auth: problem.auth,
      ioScore: problem.ioScore,
      codeShare: problem.codeShare,
      isRemote: false,
      isRemoveEndBlank: problem.ignoreEndBlank,
      openCaseResult: problem.openCaseResult,
      isUploadCase: true,
      spjCode: problem.spjCode,
      spjLanguage: problem.spjLanguage,
      isFileIO: problem.isFileIo,
      ioReadFileName: problem.ioReadFileName,
      ioWriteFileName: problem.ioWriteFileName,
    },
    samples: cases.map(({ number, score, groupNumber }) => ({ ...namesOf(number), score, groupNum: groupNumber })),
    codeTemplates: Object.entries(codeTemplates).map(([language, code]) => ({ language, code })),
    userExtraFile,
    judgeExtraFile,
  };
}
