import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { problems, problemTags, tagClassifications, tags } from '../problem/problem.table';
import { openInGroups, openTo, tagsKnownTo } from '../problem/problem.visibility';

type TagChange = Omit<typeof tags.$inferInsert, 'id'>;
type ClassificationChange = Omit<typeof tagClassifications.$inferInsert, 'id'>;

const onWire = {
  id: tags.id,
  name: tags.name,
  color: tags.color,
  oj: tags.oj,
  gid: tags.groupId,
  tcid: tags.classificationId,
};
const isOfNoGroup = isNull(tags.groupId);
const isOfSource = (oj: string) => and(isOfNoGroup, oj === 'ALL' ? undefined : eq(tags.oj, oj));
const inLocale = (locale: Locale) => ({ ...onWire, name: sql<string>`coalesce(${tags.translations} ->> ${locale}::text, ${tags.name})` });

@Injectable()
export class TagQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  ofSource = (oj: string, caller: Caller | undefined, locale: Locale) =>
    this.db
      .select(inLocale(locale))
      .from(tags)
      .where(and(isOfSource(oj), tagsKnownTo(caller)))
      .orderBy(asc(tags.id));

  /** The tags of a source, or one tag, with names as they were written. */
  written = (asked: { oj: string } | { id: number }) =>
    this.db
      .select(onWire)
      .from(tags)
      .where('id' in asked ? and(isOfNoGroup, eq(tags.id, asked.id)) : isOfSource(asked.oj))
      .orderBy(asc(tags.id));

  /** Tags of the site that the caller may know, and those of a group. */
  forGroup = (gid: number, caller: Caller, locale: Locale) =>
    this.db
      .select(inLocale(locale))
      .from(tags)
      .where(or(and(isOfSource('ME'), tagsKnownTo(caller)), eq(tags.groupId, gid)))
      .orderBy(asc(tags.id));

  /** None of a problem that the caller may not open there. */
  ofProblem = (problemId: number, caller: Caller | undefined, locale: Locale, { inGroup = false } = {}) =>
    this.db
      .select(inLocale(locale))
      .from(problemTags)
      .innerJoin(tags, eq(tags.id, problemTags.tagId))
      .innerJoin(problems, eq(problems.id, problemTags.problemId))
      .where(and(eq(problems.id, problemId), inGroup ? openInGroups(caller) : openTo(caller)))
      .orderBy(asc(tags.id));

  classifications = (oj: string) =>
    this.db
      .select()
      .from(tagClassifications)
      .where(oj === 'ALL' ? undefined : eq(tagClassifications.oj, oj))
      .orderBy(asc(tagClassifications.rank), asc(tagClassifications.id));

  async add(tx: Executor, change: TagChange) {
    const [added] = await tx.insert(tags).values(change).returning(onWire);
    return added;
  }

  /** A new name is the name in every language; one that it has in some language already is none. */
  async change(tx: Executor, id: number, { name, ...change }: TagChange) {
    const [found] = await tx
      .select({ ...onWire, translations: tags.translations })
      .from(tags)
      .where(and(isOfNoGroup, eq(tags.id, id)))
      .for('update');
    if (!found) return undefined;
    const { translations, ...before } = found;
    const isNew = name !== before.name && !Object.values(translations).includes(name);
    await tx
      .update(tags)
      .set({ ...change, ...(isNew ? { name, translations: {} } : {}) })
      .where(eq(tags.id, id));
    return before;
  }

  async remove(tx: Executor, id: number) {
    const [removed] = await tx
      .delete(tags)
      .where(and(isOfNoGroup, eq(tags.id, id)))
      .returning(onWire);
    return removed;
  }

  async hasClassification(tx: Executor, id: number) {
    return (await tx.$count(tagClassifications, eq(tagClassifications.id, id))) > 0;
  }

  async addClassification(tx: Executor, change: ClassificationChange) {
    const [added] = await tx.insert(tagClassifications).values(change).returning();
    return added;
  }

  async changeClassification(tx: Executor, id: number, change: ClassificationChange) {
    const [before] = await tx.select().from(tagClassifications).where(eq(tagClassifications.id, id)).for('update');
    if (before) await tx.update(tagClassifications).set(change).where(eq(tagClassifications.id, id));
    return before;
  }

  async removeClassification(tx: Executor, id: number) {
    const [removed] = await tx.delete(tagClassifications).where(eq(tagClassifications.id, id)).returning();
    return removed;
  }
}
