import {
  ApiError,
  type contract,
  MOST_REFERENCE_CHARACTERS,
  MOST_REFERENCE_SOLUTIONS,
  problemVisibilities,
  type ServerInput,
  type TakenProblem,
} from '@oj/contract';
import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { CONFIG, type Config } from '../../config';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { FileStore } from '../../files/store';
import { packageLimits } from '../../packages/container/limits';
import type { Tree } from '../../packages/container/tree';
import { WatchedTree } from '../../packages/container/watchedTree';
import { openPackage } from '../../packages/container/zipTree';
import type { FormatName, FoundProblem } from '../../packages/format';
import { formatOf } from '../../packages/formats';
import { LintList, PackageFault } from '../../packages/lint';
import { dataOf, type PackagedProblem } from '../../packages/model';
import type { Actor } from '../audit/audit.queries';
import { shownName } from '../attachment/attachment.rules';
import { Languages } from '../problem/languages';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemCheckQueries } from '../problemCheck/problemCheck.queries';
import { WholeProblems } from '../problemEditor/wholeProblems';
import { ReferenceSolutionQueries } from '../referenceSolution/referenceSolution.queries';
import { TestDataQueries } from '../testData/testData.queries';
import { namesOf } from '../testData/testData.rules';
import { UploadsInParts } from '../uploadInParts/uploadsInParts';
import { checkedDraft, displayIdOf } from './packageDraft';
import { PackagePictures } from './packagePictures';
import { ProblemPackageQueries } from './problemPackage.queries';

type Api = typeof contract.problemPackage;
type Wanted = ServerInput<Api['take']>['problems'][number];

const HOUR_S = 3_600;
/** Handle of cases that are only looked at, and not stored. */
const UNKEPT = '0'.repeat(32);
const LEFT_BEHIND_MS = 24 * HOUR_S * 1000;

/** Problems out of packages: first a look, then those that are wanted, each by itself. */
@Injectable()
export class PackageImport {
  private readonly uploads;
  private readonly scratchDir;

  constructor(
    private readonly queries: ProblemPackageQueries,
    private readonly problems: ProblemQueries,
    private readonly whole: WholeProblems,
    private readonly testData: TestDataQueries,
    private readonly solutions: ReferenceSolutionQueries,
    private readonly checks: ProblemCheckQueries,
    private readonly languages: Languages,
    private readonly pictures: PackagePictures,
    private readonly store: FileStore,
    private readonly inParts: UploadsInParts,
    @Inject(CONFIG) { dataDir }: Config,
    @InjectDatabase() database: Database,
  ) {
    this.uploads = createLimiter(database, 'problemPackage', { points: 60, perS: HOUR_S });
    this.scratchDir = path.join(dataDir, 'packages');
  }

  async upload({ format }: ServerInput<Api['upload']>, caller: Caller, context: RequestContext) {
    await consume(this.uploads, String(caller.id), 'server.tooMany');
    const { bytes, name } = await context.file('file', packageLimits.postedBytes);
    return this.storePackage(bytes, name, format, caller);
  }

  /** A file that came in parts. */
  async takeUpload({ upload, format }: ServerInput<Api['takeUpload']>, caller: Caller) {
    await consume(this.uploads, String(caller.id), 'server.tooMany');
    const { pieces, fileName } = await this.inParts.whole(upload, caller, packageLimits.packedBytes);
    const report = await this.storePackage(pieces, fileName, format, caller);
    await this.inParts.done(upload, caller);
    return report;
  }

  private async storePackage(bytes: AsyncIterable<Uint8Array>, name: string, format: FormatName | undefined, caller: Caller) {
    await using arrived = await this.store.arrive(bytes);
    const fileName = shownName(name);
    const report = await this.reportOf(arrived.path, fileName, format);
    if (!report.problems.length) return { ...report, handle: null };
    const handle = randomBytes(16).toString('hex');
    await this.store.keep(arrived);
    await this.queries.keep({ handle, userId: caller.id, hash: arrived.hash, fileName });
    return { ...report, handle };
  }

  async look({ handle, format }: ServerInput<Api['look']>, caller: Caller) {
    const { hash, fileName } = await this.find(handle, caller);
    return { ...(await this.reportOf(await this.store.localPath(hash), fileName, format)), handle };
  }

  async take({ handle, format, auth, problems }: ServerInput<Api['take']>, actor: Actor): Promise<TakenProblem[]> {
    const { hash, fileName } = await this.find(handle, actor.caller);
    await using tree = await this.open(await this.store.localPath(hash), fileName);
    const wanted = new Map(problems.map(each => [each.key, each]));
    const taken: TakenProblem[] = [];
    for await (const found of (await formatOf(tree, format)).read(tree)) {
      const wish = wanted.get(found.key);
      if (!wish) continue;
      wanted.delete(found.key);
      taken.push(await this.takeOne(found, wish, auth, actor));
      if (!wanted.size) break;
    }
    return [...taken, ...[...wanted.keys()].map(key => ({ key, outcome: 'failed' as const, pid: null, problemId: null, lint: [] }))];
  }

  /** Everything that can be taken of a package as it arrives. @throws ApiError with what could not; the others are there all the same. */
  async takeAll(format: FormatName, caller: Caller, context: RequestContext) {
    const actor = { caller, context };
    await consume(this.uploads, String(caller.id), 'server.tooMany');
    const { bytes, name } = await context.file('file', packageLimits.postedBytes);
    await using arrived = await this.store.arrive(bytes);
    const left: string[] = [];
    let added = 0;
    try {
      await using tree = await this.open(arrived.path, shownName(name));
      for await (const found of (await formatOf(tree, format)).read(tree)) {
        if (added + left.length >= packageLimits.problems) throw new PackageFault('A03', `${packageLimits.problems} problems`);
        const { outcome, lint } = await this.takeOne(found, { key: found.key, onTaken: 'skip' }, problemVisibilities.private, actor);
        if (outcome === 'added') added++;
        else left.push(`${found.title || found.key}: ${outcome === 'skipped' ? 'its display ID is taken' : wordsOf(lint)}`);
      }
    } catch (reason) {
      if (!(reason instanceof PackageFault)) throw reason;
      left.push(reason.lint.en);
    }
    if (!added && !left.length) left.push('there is no problem in it');
    if (left.length) throw new ApiError('input.invalid', `${added} imported, ${left.length} not: ${left.join('; ')}`.slice(0, 2000));
  }

  private async find(handle: string, caller: Caller) {
    const found = await this.queries.find(handle, caller.id);
    if (!found || !(await this.store.has(found.hash))) throw new ApiError('problemPackage.unknown');
    return found;
  }

  private async open(filePath: string, fileName: string): Promise<Tree> {
    for (const name of await readdir(this.scratchDir).catch(() => [])) {
      const leftover = path.join(this.scratchDir, name);
      const found = await stat(leftover).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(leftover, { recursive: true, force: true });
    }
    return openPackage(filePath, fileName, this.scratchDir);
  }

  /** The report on a package; one that cannot be read has a report, too. */
  private async reportOf(filePath: string, fileName: string, wanted?: FormatName) {
    try {
      await using tree = await this.open(filePath, fileName);
      const format = await formatOf(tree, wanted);
      const offered = await this.offered();
      const watched = new WatchedTree(tree, format);
      const found = [];
      for await (const each of format.read(watched.tree)) {
        watched.saw(each);
        found.push(described(each, offered));
        if (found.length > packageLimits.problems) throw new PackageFault('A03', `${packageLimits.problems} problems`);
      }
      if (!found.length) tree.lint.add('F01');
      watched.tell();
      const taken = await this.queries.taken(found.flatMap(({ problemId }) => problemId ?? []));
      const problems = found.map(each => ({ ...each, isTaken: each.problemId !== null && taken.has(each.problemId) }));
      return { format: format.name, lint: tree.lint.items, problems };
    } catch (reason) {
      if (!(reason instanceof PackageFault)) throw reason;
      return { format: null, lint: [reason.lint], problems: [] };
    }
  }

  private offered = async () => (await this.languages.offered()).map(({ name }) => name);

  private async takeOne(
    { key, problem, lint: before }: FoundProblem,
    { onTaken }: Wanted,
    auth: number,
    actor: Actor,
  ): Promise<TakenProblem> {
    const lint = new LintList();
    const answer = (outcome: TakenProblem['outcome'], made?: { pid: number; problemId: string }): TakenProblem => ({
      key,
      outcome,
      pid: made?.pid ?? null,
      problemId: made?.problemId ?? null,
      lint: outcome === 'failed' && !lint.hasErrors ? [...before, ...lint.items] : lint.items,
    });
    if (!problem) return answer('failed');
    const problemId = displayIdOf(problem);
    const present = problemId === undefined ? undefined : await this.problems.findByDisplayId(problemId);
    if (present && onTaken === 'skip') return answer('skipped');
    const offered = await this.offered();
    // What would be refused leaves no files behind.
    if (!checkedDraft(problem, { auth, offered, handle: UNKEPT }, lint)) return answer('failed');
    try {
      const illustrated = await this.pictures.store(problem, actor.caller, lint);
      const handle = await this.keepCases(illustrated, actor.caller);
      const draft = checkedDraft(illustrated, { auth, offered, handle }, lint);
      if (!draft) return answer('failed');
      const join = (tx: Executor, { id }: { id: number }) => this.addPrograms(tx, id, illustrated, actor.caller);
      if (present && onTaken === 'replace') {
        const change = { ...draft, problem: { ...draft.problem, id: present.id, problemId: present.problemId, auth: present.auth } };
        return answer('replaced', await this.whole.change(change, actor, join));
      }
      const named = present ? draft : { ...draft, problem: { ...draft.problem, problemId } };
      return answer('added', await this.whole.add(named, actor, join));
    } catch (reason) {
      if (reason instanceof PackageFault) lint.items.push(reason.lint);
      else if (reason instanceof ApiError) lint.add('F14', reason.message);
      else throw reason;
      return answer('failed');
    }
  }

  /** The files of the cases, as if they had been uploaded. */
  private async keepCases({ cases }: PackagedProblem, caller: Caller): Promise<string> {
    const kept = [];
    for (const [index, { input, output }] of cases.entries()) {
      const [stored, answer] = [await this.store.put(input.open()), await this.store.put((output ?? dataOf('')).open())];
      kept.push({
        ...namesOf(index + 1),
        inputHash: stored.hash,
        inputBytes: stored.bytes,
        outputHash: answer.hash,
        outputBytes: answer.bytes,
      });
    }
    const handle = randomBytes(16).toString('hex');
    await this.testData.keepUpload(handle, caller.id, kept);
    return handle;
  }

  /** Solutions whose names are not there yet, as many as there can be, and the validator. */
  private async addPrograms(tx: Executor, problemId: number, { solutions, validator }: PackagedProblem, caller: Caller) {
    if (validator && validator.code.trim() && validator.code.length <= MOST_REFERENCE_CHARACTERS)
      await this.checks.setProgram(tx, { problemId, role: 'validator', ...validator });
    const present = new Set((await this.solutions.all(problemId, tx)).map(({ solution }) => solution.name));
    for (const { name, language, code, expected } of solutions) {
      const shown = name.slice(-100);
      if (present.has(shown) || present.size >= MOST_REFERENCE_SOLUTIONS || code.length > MOST_REFERENCE_CHARACTERS || !code.trim())
        continue;
      present.add(shown);
      await this.solutions.add(tx, { problemId, authorId: caller.id, name: shown, language, code, expected });
    }
  }
}

const wordsOf = (lint: readonly { severity: string; en: string }[]) =>
  lint.find(({ severity }) => severity === 'error')?.en ?? 'it cannot be taken';

/** A problem of a package as the report tells it: with what this site itself would refuse. */
function described({ key, title, problem, lint }: FoundProblem, offered: readonly string[]) {
  const refused = new LintList();
  const isTakeable = problem !== undefined && checkedDraft(problem, { auth: 2, offered, handle: UNKEPT }, refused) !== undefined;
  const cases = problem?.cases ?? [];
  return {
    key,
    title,
    problemId: (problem && displayIdOf(problem)) ?? null,
    canTake: isTakeable,
    cases: cases.length,
    bytes: cases.reduce((sum, { input, output }) => sum + input.bytes + (output?.bytes ?? 0), 0),
    solutions: problem?.solutions.length ?? 0,
    lint: [...lint, ...refused.items],
  };
}
