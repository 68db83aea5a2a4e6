import { ApiError, type ClassifiedTags, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Caller, Locale } from '../../access/caller';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemCache } from '../problem/problem.cache';
import { sourceOf } from '../problem/problem.rules';
import { TagQueries } from './tag.queries';

type Api = typeof contract.tag;
type Editor = typeof contract.tagEditor;

@Injectable()
export class TagService {
  constructor(
    private readonly queries: TagQueries,
    private readonly cache: ProblemCache,
  ) {}

  async classified({ oj }: ServerInput<Api['classified']>, caller: Caller | undefined, locale: Locale): Promise<ClassifiedTags[]> {
    const source = sourceOf(oj);
    const [classifications, tags] = await Promise.all([
      this.queries.classifications(source),
      this.queries.ofSource(source, caller, locale),
    ]);
    const byClassification = Map.groupBy(tags, tag => tag.tcid);
    const groups = classifications.map(classification => ({ classification, tagList: byClassification.get(classification.id) ?? [] }));
    const rest = byClassification.get(null) ?? [];
    return [...groups.filter(({ tagList }) => tagList.length), ...(rest.length ? [{ classification: null, tagList: rest }] : [])];
  }

  ofProblem = ({ pid }: ServerInput<Api['ofProblem']>, caller: Caller | undefined, locale: Locale) =>
    this.queries.ofProblem(pid, caller, locale);

  forGroup = ({ group, caller }: InGroup, locale: Locale) => this.queries.forGroup(group.id, caller, locale);

  ofGroupProblem = ({ pid }: ServerInput<Api['ofProblem']>, caller: Caller, locale: Locale) =>
    this.queries.ofProblem(pid, caller, locale, { inGroup: true });

  async list({ oj, tid }: ServerInput<Editor['list']>) {
    const tags = await this.queries.written(tid === undefined ? { oj: sourceOf(oj) } : { id: tid });
    if (tid !== undefined && !tags.length) throw new ApiError('tag.notFound');
    return tags;
  }

  add({ tcid, oj, ...draft }: ServerInput<Editor['add']>, actor: Actor) {
    return this.alter(async tx => {
      await this.checkClassification(tx, tcid);
      const added = await this.queries.add(tx, { ...draft, oj: sourceOf(oj), classificationId: tcid });
      if (!added) throw new ApiError('tag.taken');
      await recordAudit(tx, actor, { action: 'tag.add', target: added.name, after: added });
      return added;
    });
  }

  change({ id, tcid, oj, ...draft }: ServerInput<Editor['change']>, actor: Actor) {
    return this.alter(async tx => {
      await this.checkClassification(tx, tcid);
      const change = { ...draft, oj: sourceOf(oj), classificationId: tcid ?? null };
      const before = await this.queries.change(tx, id, change);
      if (!before) throw new ApiError('tag.notFound');
      await recordAudit(tx, actor, { action: 'tag.change', target: before.name, before, after: change });
    });
  }

  remove({ tid }: ServerInput<Editor['remove']>, actor: Actor) {
    return this.alter(async tx => {
      const before = await this.queries.remove(tx, tid);
      if (!before) throw new ApiError('tag.notFound');
      await recordAudit(tx, actor, { action: 'tag.remove', target: before.name, before });
    });
  }

  classifications = ({ oj }: ServerInput<Editor['classifications']>) => this.queries.classifications(sourceOf(oj));

  addClassification({ oj, ...draft }: ServerInput<Editor['addClassification']>, actor: Actor) {
    return this.alter(async tx => {
      const added = await this.queries.addClassification(tx, { ...draft, oj: sourceOf(oj) });
      if (!added) throw new ApiError('tag.classificationTaken');
      await recordAudit(tx, actor, { action: 'classification.add', target: added.name, after: added });
      return added;
    }, 'tag.classificationTaken');
  }

  changeClassification({ id, oj, ...draft }: ServerInput<Editor['changeClassification']>, actor: Actor) {
    return this.alter(async tx => {
      const change = { ...draft, oj: sourceOf(oj) };
      const before = await this.queries.changeClassification(tx, id, change);
      if (!before) throw new ApiError('tag.classificationNotFound');
      await recordAudit(tx, actor, { action: 'classification.change', target: before.name, before, after: change });
    }, 'tag.classificationTaken');
  }

  removeClassification({ tcid }: ServerInput<Editor['removeClassification']>, actor: Actor) {
    return this.alter(async tx => {
      const before = await this.queries.removeClassification(tx, tcid);
      if (!before) throw new ApiError('tag.classificationNotFound');
      await recordAudit(tx, actor, { action: 'classification.remove', target: before.name, before });
    });
  }

  private async checkClassification(tx: Executor, tcid: number | null | undefined) {
    if (tcid && !(await this.queries.hasClassification(tx, tcid))) throw new ApiError('tag.classificationNotFound');
  }

  private async alter<Answer>(
    work: (tx: Executor) => Promise<Answer>,
    taken: 'tag.taken' | 'tag.classificationTaken' = 'tag.taken',
  ): Promise<Answer> {
    try {
      return await unlessTaken(taken, this.queries.transaction(work));
    } finally {
      this.cache.forget();
    }
  }
}
