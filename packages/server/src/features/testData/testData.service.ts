import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { GroupScopes } from '../../access/groupScope';
import type { CallsOf } from '../../access/problemScope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { FileStore } from '../../files/store';
import { fullScoreOf, hasSubtasks } from '../../judge/modes/scoring';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import { isScored } from '../problem/problem.rules';
import { UploadsInParts } from '../uploadInParts/uploadsInParts';
import { storeArchive } from './archive';
import { filesOf, packed } from './outgoing';
import { textsOf } from './typedText';
import { TestDataQueries } from './testData.queries';
import { chooseCases, namesOf } from './testData.rules';

type Api = typeof contract.testData;

const HOUR_S = 3_600;
const MOST_ARCHIVE_BYTES = 512 << 20;
const MOST_ARCHIVE_BYTES_IN_GROUP = 128 << 20;

@Injectable()
export class TestDataService {
  private readonly uploadsInGroups;

  constructor(
    private readonly queries: TestDataQueries,
    private readonly problems: ProblemQueries,
    private readonly store: FileStore,
    private readonly access: ProblemAccess,
    private readonly groups: GroupScopes,
    private readonly inParts: UploadsInParts,
    @InjectDatabase() database: Database,
  ) {
    this.uploadsInGroups = createLimiter(database, 'testData', { points: 60, perS: HOUR_S });
  }

  /** A zip that came in parts. */
  async takeUpload({ upload, mode, gid }: ServerInput<Api['takeUpload']>, caller: Caller) {
    await this.groups.checkStaff(gid, caller);
    if (gid) await consume(this.uploadsInGroups, String(caller.id), 'server.tooMany');
    const { pieces } = await this.inParts.whole(upload, caller, gid ? MOST_ARCHIVE_BYTES_IN_GROUP : MOST_ARCHIVE_BYTES);
    const taken = await this.takeArchive(pieces, mode, caller);
    await this.inParts.done(upload, caller);
    return taken;
  }

  async upload({ mode, gid }: ServerInput<Api['upload']>, caller: Caller, context: RequestContext) {
    await this.groups.checkStaff(gid, caller);
    if (gid) await consume(this.uploadsInGroups, String(caller.id), 'server.tooMany');
    const { bytes } = await context.file('file', gid ? MOST_ARCHIVE_BYTES_IN_GROUP : MOST_ARCHIVE_BYTES);
    return this.takeArchive(bytes, mode, caller);
  }

  private async takeArchive(bytes: AsyncIterable<Uint8Array>, mode: ServerInput<Api['upload']>['mode'], caller: Caller) {
    await using arrived = await this.store.arrive(bytes);
    const cases = await storeArchive(arrived.path, this.store);
    const handle = randomBytes(16).toString('hex');
    await this.queries.keepUpload(handle, caller.id, cases);
    const group = hasSubtasks(mode) ? { groupNum: 1 } : {};
    return { fileList: cases.map(({ input, output }) => ({ input, output, ...group })), fileListDir: handle };
  }

  async set({ pid, uploadTestcaseDir, samples }: ServerInput<Api['set']>, actor: Actor) {
    const { caller } = actor;
    const problem = await this.access.edit(await this.problems.find(pid), caller, { need: 'change', of: 'site' });
    const uploaded = await this.queries.upload(uploadTestcaseDir, caller.id);
    if (!uploaded) throw new ApiError('testData.unknown');
    const scored = isScored(problem);
    const cases = chooseCases(uploaded, samples ?? undefined, { isScored: scored, judgeCaseMode: problem.judgeCaseMode });
    const ioScore = scored ? fullScoreOf(cases, problem.judgeCaseMode) : problem.ioScore;
    const caseVersion = await this.queries.transaction(async tx => {
      await recordAudit(tx, actor, { action: 'testData.set', target: problem.problemId, after: { cases: cases.length } });
      return this.queries.replace(tx, pid, cases, { ioScore, isUploadCase: true });
    });
    return { caseVersion, total: cases.length };
  }

  async cases({ pid, isUpload }: ServerInput<Api['cases']>, caller: Caller, of: CallsOf) {
    const problem = await this.access.edit(await this.problems.find(pid), caller, { need: 'inspect', of });
    const cases = await this.queries.cases(pid);
    const texts = problem.isUploadCase ? undefined : await textsOf(cases, this.store);
    return cases.map(({ number, inputName, answerName, score, groupNumber, inputBytes, answerBytes }, index) => {
      const [inputText = null, outputText = null] = texts?.[index] ?? [];
      const unnamed = namesOf(number);
      const names = { input: inputName ?? unnamed.input, output: answerName ?? unnamed.output };
      const isTyped = isUpload === false && inputText !== null && outputText !== null;
      return {
        id: number,
        pid,
        ...(isTyped ? { input: inputText, output: outputText } : names),
        score,
        groupNum: groupNumber,
        inputBytes,
        outputBytes: answerBytes,
        inputText,
        outputText,
      };
    });
  }

  async download({ pid }: ServerInput<Api['download']>, actor: Actor) {
    const problem = await this.access.edit(await this.problems.find(pid), actor.caller, { need: 'inspect', of: 'either' });
    const cases = await this.queries.cases(pid);
    if (!cases.length) throw new ApiError('testData.none');
    const entry = { action: 'testData.download', target: problem.problemId, after: { cases: cases.length } };
    await this.queries.transaction(tx => recordAudit(tx, actor, entry));
    return { type: 'application/zip', fileName: `${problem.problemId}.zip`, body: packed(filesOf(cases), this.store) };
  }
}
