import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes, type InGroup } from '../../access/groupScope';
import type { CallsOf } from '../../access/problemScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { FileStore } from '../../files/store';
import { fullScoreOf } from '../../judge/modes/scoring';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
import { readJudgingBounds } from '../problem/judgingBounds';
import { ProblemCache } from '../problem/problem.cache';
import { ProblemAccess } from '../problem/problemAccess';
import { ProblemQueries } from '../problem/problem.queries';
import {
  checkLengthInGroup,
  isProblemAdmin,
  isScored,
  judgingSourceOf,
  MOST_PROBLEMS_OF_GROUP,
  MOST_TEST_DATA_BYTES_OF_GROUP,
} from '../problem/problem.rules';
import type { problems } from '../problem/problem.table';
import { TestDataQueries } from '../testData/testData.queries';
import { chooseCases, namesOf } from '../testData/testData.rules';
import type { UploadedCase } from '../testData/testData.table';
import { CompileCheck, digestOf } from '../customTest/compileCheck';
import { ProblemEditorQueries } from './problemEditor.queries';
import {
  checkAnswers,
  checkAuth,
  checkDraft,
  checkInGroup,
  columnsOf,
  displayIdIn,
  type Draft,
  languagesOf,
  lockedOf,
  losesJudge,
} from './problemEditor.rules';

type Api = typeof contract.problemEditor;
type NewDraft = ServerInput<Api['add']>;
type ChangedDraft = ServerInput<Api['change']>;

/** Problems with everything that they are made of, for their editor and for the contests that make their own. */
@Injectable()
export class WholeProblems {
  constructor(
    private readonly queries: ProblemEditorQueries,
    private readonly problems: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly testData: TestDataQueries,
    private readonly store: FileStore,
    private readonly check: CompileCheck,
    private readonly access: ProblemAccess,
    private readonly groups: GroupScopes,
  ) {}

  async read(pid: number, caller: Caller, of: CallsOf = 'site') {
    const row = await this.access.edit(await this.problems.find(pid), caller, { need: 'inspect', of });
    return {
      ...row,
      timeLimit: row.timeLimitMs,
      memoryLimit: row.memoryLimitMb,
      stackLimit: row.stackLimitMb,
      isRemoveEndBlank: row.ignoreEndBlank,
      isFileIO: row.isFileIo,
      isRemote: row.remoteOj !== null,
      gid: row.groupId,
      gmtCreate: row.createdAt,
      gmtModified: row.modifiedAt,
      languages: languagesOf(row),
      tags: await this.queries.tagsOf(pid),
    };
  }

  /** `join` does what belongs to the new problem in the same transaction. */
  async add(draft: NewDraft, actor: Actor, join?: Join, group?: InGroup['group']) {
    checkDraft(draft);
    if (group) checkInGroup(draft);
    const cases = await this.casesOf(draft, actor.caller);
    if (!cases) throw new ApiError('input.invalid', 'samples: Judge Samples is required');
    const columns = columnsOf(draft);
    await this.checkJudging(columns, actor.caller);
    const { problemId } = draft.problem;
    return this.transaction(async tx => {
      const groupId = group?.id ?? null;
      if (group) await this.checkRoom(tx, group.id, actor.caller);
      const named = (id: string) => (group ? displayIdIn(group.shortName, id) : id.toUpperCase());
      const author = group ? actor.caller : await this.authorOf(tx, draft, actor.caller, actor.caller);
      const made = await this.queries.insert(tx, {
        ...columns,
        problemId: problemId ? named(problemId) : temporaryId(),
        groupId,
        originGroupId: groupId,
        authorId: author.id,
        modifiedById: actor.caller.id,
      });
      const displayId = problemId ? made.problemId : group ? named(String(made.id)) : `P${made.id}`;
      if (!problemId) await this.queries.update(tx, made.id, { problemId: displayId });
      await this.saveParts(tx, { id: made.id, groupId }, draft, cases);
      await recordAudit(tx, actor, { action: 'problem.add', target: displayId, after: { ...columns, cases: cases.length } });
      await join?.(tx, { ...made, problemId: displayId, title: columns.title, type: columns.type });
      return { pid: made.id, problemId: displayId };
    });
  }

  /** `join` does what belongs to the change in the same transaction. */
  async change(draft: ChangedDraft, actor: Actor, join?: Join, of: CallsOf = 'site') {
    const { id, problemId } = draft.problem;
    const wanted = { need: 'change', of } as const;
    const present = await this.access.edit(await this.problems.find(id), actor.caller, wanted);
    checkDraft(draft, present);
    if (present.groupId !== null) checkInGroup(draft);
    checkAuth(actor.caller, draft.problem.auth, present);
    const cases = present.remoteOj === null ? await this.casesOf(draft, actor.caller, id) : undefined;
    if (losesJudge(draft, present)) checkAnswers((await this.testData.present(id)).map(({ outputBytes }) => outputBytes));
    const columns = { ...columnsOf(draft, present), ...lockedOf(present) };
    await this.checkJudging(columns, actor.caller, present);
    return this.transaction(async tx => {
      const before = await this.access.edit(await this.queries.lock(tx, id), actor.caller, { ...wanted, executor: tx });
      if (before.groupId !== present.groupId) throw new ApiError('problem.notFound');
      checkAuth(actor.caller, draft.problem.auth, before);
      const authorBefore = await this.queries.user(tx, before.authorId);
      const author = before.groupId === null ? await this.authorOf(tx, draft, actor.caller, authorBefore) : authorBefore;
      const displayId = await this.displayIdOf(problemId, before, actor.caller);
      const change = { ...columns, problemId: before.remoteOj === null ? displayId : before.problemId };
      await this.queries.change(tx, before, { ...change, authorId: author.id, modifiedById: actor.caller.id });
      await this.saveParts(tx, before, draft, cases);
      const changed = differences({ ...before, author: authorBefore.username }, { ...change, author: author.username });
      await recordAudit(tx, actor, { action: 'problem.change', target: before.problemId, ...changed });
      await join?.(tx, { ...before, ...change });
      return { pid: id, problemId: change.problemId };
    });
  }

  private async displayIdOf(given: string, { groupId, problemId }: { groupId: number | null; problemId: string }, caller: Caller) {
    if (groupId === null) return given.toUpperCase();
    const { group } = await this.groups.open(groupId, caller);
    return displayIdIn(group.shortName, given, problemId);
  }

  /** Looks again in the transaction that adds a problem to a group. */
  /** @throws ApiError when a group has no room for one more problem, or the caller does not manage it. */
  async checkRoom(tx: Executor, gid: number, caller: Caller) {
    checkGroupPowers(await this.groups.open(gid, caller, tx), 'manage');
    if ((await this.queries.countOf(tx, gid)) >= MOST_PROBLEMS_OF_GROUP) throw new ApiError('problem.tooManyInGroup');
  }

  /** Problem admins may name another author. @throws ApiError when there is no such user. */
  private async authorOf(tx: Executor, { problem: { author } }: Draft, caller: Caller, present: Person): Promise<Person> {
    if (!author || author === present.username || !isProblemAdmin(caller)) return present;
    const found = await this.queries.userNamed(tx, author);
    if (!found) throw new ApiError('input.invalid', `problem.author: There is no user ${author}`);
    return found;
  }

  /** What judges a problem must compile; what has not changed was seen to when it came. */
  private async checkJudging(wanted: JudgingColumns, caller: Caller, present?: JudgingColumns) {
    const [source, before] = [judgingSourceOf(wanted), present && judgingSourceOf(present)];
    if (!source || (before && digestOf(before) === digestOf(source))) return;
    await this.check.ensure(source, caller);
  }

  private async saveParts(tx: Executor, of: Owned, { tags, problem, isUploadTestCase }: Draft, cases: Cases | undefined) {
    if (!(await this.queries.setTags(tx, of, tags))) throw new ApiError('tag.notFound');
    if (of.groupId !== null) {
      const count = (cases ?? (await this.testData.cases(of.id, tx))).length;
      checkLengthInGroup(await readJudgingBounds(tx), problem.timeLimit, count);
    }
    if (!cases) return;
    const ioScore = isScored(problem) ? fullScoreOf(cases, problem.judgeCaseMode) : null;
    await this.testData.replace(tx, of.id, cases, { ioScore, isUploadCase: isUploadTestCase });
    if (of.groupId !== null && (await this.testData.bytesOfGroup(tx, of.groupId)) > MOST_TEST_DATA_BYTES_OF_GROUP)
      throw new ApiError('testData.groupFull');
  }

  /** The cases as the draft wants them; undefined when it wants those that are there, as they are. */
  private async casesOf(draft: Draft, caller: Caller, pid?: number) {
    const { samples, isUploadTestCase, uploadTestcaseDir, problem } = draft;
    const terms = { isScored: isScored(problem), judgeCaseMode: problem.judgeCaseMode };
    if (!isUploadTestCase) {
      if (!samples.length) throw new ApiError('input.invalid', 'samples: At least one sample is needed');
      const typed = await Promise.all(samples.map(({ input, output }, index) => this.keepTyped(index + 1, input, output)));
      const wanted = samples.map(({ score, groupNum }, index) => ({ ...namesOf(index + 1), score, groupNum }));
      return chooseCases(typed, wanted, terms);
    }
    const uploaded = uploadTestcaseDir
      ? await this.testData.upload(uploadTestcaseDir, caller.id)
      : pid === undefined
        ? undefined
        : await this.testData.present(pid);
    if (!uploaded) throw new ApiError('testData.unknown');
    if (!uploaded.length) throw new ApiError('input.invalid', 'samples: Judge Samples is required');
    return uploadTestcaseDir || samples.length ? chooseCases(uploaded, samples.length ? samples : undefined, terms) : undefined;
  }

  private async keepTyped(number: number, input: string, output: string): Promise<UploadedCase> {
    const [storedInput, storedOutput] = [await this.store.put(input), await this.store.put(output)];
    return {
      ...namesOf(number),
      inputHash: storedInput.hash,
      inputBytes: storedInput.bytes,
      outputHash: storedOutput.hash,
      outputBytes: storedOutput.bytes,
    };
  }

  /** @throws ApiError when another problem has the display id. */
  async transaction<Answer>(work: (tx: Executor) => Promise<Answer>): Promise<Answer> {
    try {
      return await unlessTaken('problem.idTaken', this.queries.transaction(work));
    } finally {
      this.cache.forget();
    }
  }
}

/** What belongs to a problem that was just made or changed. */
type Join = (tx: Executor, problem: Pick<typeof problems.$inferSelect, 'id' | 'problemId' | 'title' | 'type'>) => Promise<void>;
type Owned = Pick<typeof problems.$inferSelect, 'id' | 'groupId'>;
type Person = Pick<Caller, 'id' | 'username'>;
type Cases = ReturnType<typeof chooseCases>;
type JudgingColumns = Parameters<typeof judgingSourceOf>[0];

/** A display id for the time until the row has its number. */
const temporaryId = () => `NEW-${crypto.randomUUID()}`;
