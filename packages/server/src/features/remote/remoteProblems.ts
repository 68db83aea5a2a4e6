import { ApiError } from '@oj/contract';
import { writeExamples } from '@oj/contract/examples';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { InGroup } from '../../access/groupScope';
import { type Config, InjectConfig } from '../../config';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { unlessTaken } from '../../database/unlessTaken';
import type { ImportedProblem, RemoteSite } from '../../remote/adapter';
import type { SiteHttp } from '../../remote/http';
import { RemoteError } from '../../remote/remoteError';
import { openHttp, siteNamed } from '../../remote/sites';
import { AttachmentQueries } from '../attachment/attachment.queries';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Pictures } from '../picture/pictures';
import { ProblemCache } from '../problem/problem.cache';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { displayIdIn } from '../problemEditor/problemEditor.rules';
import { WholeProblems } from '../problemEditor/wholeProblems';
import { RemoteProblemQueries } from './remoteProblem.queries';

interface Target {
  /** Prefix of the display id. */
  name: string;
  /** Id of the problem at the other site, with or without the prefix. */
  problemId: string;
}

type Read = Awaited<ReturnType<RemoteProblems['read']>>;

const MOST_PICTURES = 40;
const MOST_PICTURE_BYTES = 4 << 20;
const MOST_TAG_CHARACTERS = 64;
const MOST_CHARACTERS = 65_535;

/** Problems of other sites become problems of ours, which their sites judge. */
@Injectable()
export class RemoteProblems {
  private readonly reads;

  constructor(
    private readonly queries: RemoteProblemQueries,
    private readonly problems: ProblemEditorQueries,
    private readonly whole: WholeProblems,
    private readonly cache: ProblemCache,
    private readonly pictures: Pictures,
    private readonly attachments: AttachmentQueries,
    @InjectConfig() private readonly config: Config,
    @InjectDatabase() database: Database,
  ) {
    this.reads = createLimiter(database, 'remoteRead', { points: 120, perS: 3_600 });
  }

  /** @throws ApiError when there is no such site, or its problems are not called like that. */
  targetOf({ name, problemId }: Target) {
    const site = siteNamed(name.toUpperCase());
    if (!site) throw new ApiError('remote.problemId');
    const given = problemId.toUpperCase().startsWith(`${site.code}-`) ? problemId.slice(site.code.length + 1) : problemId;
    const target = site.parseId(given);
    if (target === undefined) throw new ApiError('remote.problemId');
    return { site, target, displayId: `${site.code}-${site.nameOf?.(target) ?? target}`.toUpperCase() };
  }

  /** Finds a problem of another site that was added to this site, or to a group. */
  find = ({ site, target }: { site: RemoteSite; target: string }, gid?: number) => this.queries.find(site.code, target, gid);

  /** @throws ApiError with the reason when the site does not give it. */
  async read({ site, target }: { site: RemoteSite; target: string }, caller: { id: number }) {
    await consume(this.reads, String(caller.id), 'register.tooMany');
    const http = openHttp(site, this.config);
    try {
      const problem = await site.importProblem(http, target);
      return { problem, http, columns: columnsOf(site, target, problem) };
    } catch (reason) {
      if (!(reason instanceof RemoteError)) throw reason;
      throw new ApiError('remote.failed', `${site.code}: ${reason.publicText}`);
    }
  }

  /** Stores a problem of another site, in a group if there is one. @throws ApiError when it is there already. */
  async add(given: { site: RemoteSite; target: string; displayId: string }, auth: number, actor: Actor, group?: InGroup['group']) {
    if (await this.find(given, group?.id)) throw new ApiError('remote.exists');
    const { site } = given;
    const problemId = group ? displayIdIn(group.shortName, given.displayId) : given.displayId;
    const groupId = group?.id ?? null;
    const read = await this.read(given, actor.caller);
    const { problem, columns } = read;
    const written = await this.withOwnPictures(given, read, actor);
    const tags = problem.tags.length ? problem.tags : [site.code];
    try {
      return await unlessTaken(
        'remote.exists',
        this.problems.transaction(async tx => {
          const authorId = actor.caller.id;
          if (group) await this.whole.checkRoom(tx, group.id, actor.caller);
          const place = { groupId, originGroupId: groupId };
          const made = await this.problems.insert(tx, { ...written, ...place, problemId, auth, authorId, modifiedById: authorId });
          const names = [...new Set(tags.map(name => name.slice(0, MOST_TAG_CHARACTERS)))];
          await this.queries.tag(tx, made.id, site.code, names);
          await recordAudit(tx, actor, { action: 'problem.import', target: problemId, after: { source: columns.source } });
          return { pid: made.id, problemId };
        }),
      );
    } finally {
      this.cache.forget();
    }
  }

  /** What was read, with pictures that are kept here. One that cannot be kept stays where it is. */
  async withOwnPictures({ site, target }: { site: RemoteSite; target: string }, { problem, http, columns }: Read, { caller }: Actor) {
    const page = site.pathOf(target);
    const kept = new Map<string, string>();
    for (const [written, address] of [...problem.pictures].slice(0, MOST_PICTURES)) {
      const url = await this.keepPicture(http, { address, page }, caller.id).catch(reason => {
        if (!(reason instanceof RemoteError) && !(reason instanceof ApiError)) throw reason;
      });
      if (url) kept.set(written, url);
    }
    const own = (text: string) => [...kept].reduce((now, [written, url]) => now.replaceAll(`![](${written})`, `![](${url})`), text);
    const { description, input, output, hint } = columns;
    return { ...columns, description: own(description), input: own(input), output: own(output), hint: own(hint) };
  }

  private async keepPicture(http: SiteHttp, { address, page }: { address: string; page: string }, userId: number) {
    const answer = await http.file(address, page, MOST_PICTURE_BYTES);
    if (!answer || answer.status !== 200) return undefined;
    const name = (address.split('/').at(-1) ?? '').replaceAll(/[^\w.-]/g, '').slice(-100) || 'picture';
    return this.pictures.keep({ bytes: Readable.from([answer.bytes]) }, async (tx, { hash, url, type, bytes }) => {
      await this.attachments.add(tx, { hash, name, type, bytes, userId });
      return url;
    });
  }
}

const cut = (text: string) => text.slice(0, MOST_CHARACTERS);

function columnsOf(site: RemoteSite, target: string, problem: ImportedProblem) {
  const { title, timeLimitMs, memoryLimitMb, description, input, output, hint, examples, languages } = problem;
  return {
    title: title.slice(0, 255),
    timeLimitMs,
    memoryLimitMb,
    stackLimitMb: memoryLimitMb,
    description: cut(description),
    input: cut(input),
    output: cut(output),
    hint: cut(hint),
    examples: writeExamples(examples.map(sample => ({ input: escaped(sample.input), output: escaped(sample.output) }))),
    source: `[${site.code}-${site.nameOf?.(target) ?? target}](${site.link ?? site.base}${site.pathOf(target)})`,
    languages: languages ?? site.languages.map(({ name }) => name),
    remoteOj: site.code,
    remoteTarget: target,
    difficulty: 1,
    ignoreEndBlank: false,
    openCaseResult: site.accountSite === 'CF',
    isUploadCase: false,
  };
}

/** Data that holds the marks of a sample itself. */
const escaped = (text: string) => text.replaceAll(/<(?=\/?(?:input|output)>)/g, '&lt;');
