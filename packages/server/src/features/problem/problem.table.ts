import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { ApplyProgress, Status } from '@oj/contract';
import { moment } from '../../database/moment';
import type { SiteCode } from '../../remote/adapter';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';

export interface StatementText {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

export const problems = pgTable(
  'problems',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Display id, upper case. */
    problemId: varchar({ length: 64 }).notNull(),
    title: varchar({ length: 255 }).notNull(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** 0 ACM, 1 scored. */
    type: smallint().notNull().default(0),
    judgeMode: varchar({ length: 16 }).$type<'default' | 'spj' | 'interactive'>().notNull().default('default'),
    judgeCaseMode: varchar({ length: 32 })
      .$type<'default' | 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error'>()
      .notNull()
      .default('default'),
    timeLimitMs: integer().notNull(),
    memoryLimitMb: integer().notNull(),
    stackLimitMb: integer().notNull(),
    description: text().notNull(),
    input: text().notNull(),
    output: text().notNull(),
    examples: text().notNull(),
    hint: text().notNull().default(''),
    source: text().notNull().default(''),
    /** The statement in other languages, by locale. A text that is absent reads as in the columns; `{}` says that these are in that language. */
    translations: jsonb().$type<Record<string, Partial<StatementText>>>().notNull().default({}),
    difficulty: smallint().notNull().default(1),
    /** 1 public, 2 private, 3 in a contest. */
    auth: smallint().notNull().default(1),
    /**
     * `auth` before a contest took it, which it gets back when it leaves its last contest. Null: it was made for a contest, or is in none.
     */
    authOutside: smallint(),
    ioScore: integer(),
    codeShare: boolean().notNull().default(true),
    ignoreEndBlank: boolean().notNull().default(true),
    openCaseResult: boolean().notNull().default(true),
    /** Whether authors read what the special judge or the interactor said about their own submissions. */
    openCheckerMessage: boolean().notNull().default(false),
    isFileIo: boolean().notNull().default(false),
    ioReadFileName: varchar({ length: 64 }),
    ioWriteFileName: varchar({ length: 64 }),
    userExtraFile: jsonb().$type<Record<string, string>>(),
    judgeExtraFile: jsonb().$type<Record<string, string>>(),
    spjCode: text(),
    spjLanguage: varchar({ length: 50 }),
    /** Null: every language. */
    languages: jsonb().$type<string[]>(),
    codeTemplates: jsonb().$type<Record<string, string>>().notNull().default({}),
    caseVersion: integer().notNull().default(1),
    /** The cases came as files; otherwise their bytes were typed into the form. */
    isUploadCase: boolean().notNull().default(true),
    /** User who changed it last. Null: nobody has, since it was loaded with the starter set. */
    modifiedById: integer().references(() => users.id),
    /** Null: of the site. */
    groupId: integer().references(() => groups.id),
    /** The group that it was made in, whether or not it has become public since. */
    originGroupId: integer().references(() => groups.id),
    /** 1 applied to become public, 2 public, 3 refused. */
    applyPublicProgress: smallint().$type<ApplyProgress>(),
    /** User who applied last. */
    appliedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The site that judges it, and what the problem is called there; null: our own judges. */
    remoteOj: varchar({ length: 8 }).$type<SiteCode>(),
    remoteTarget: varchar({ length: 64 }),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex().on(table.problemId),
    uniqueIndex('problems_remote')
      .on(table.remoteOj, table.remoteTarget, sql`coalesce(${table.groupId}, 0)`)
      .where(sql`${table.remoteOj} is not null`),
    index().on(table.authorId),
    index('problems_public_order')
      .on(sql`length(${table.problemId})`, table.problemId)
      .where(sql`${table.auth} = 1 and ${table.groupId} is null`),
    index('problems_public_recent')
      .on(table.modifiedAt.desc().nullsFirst())
      .where(sql`${table.auth} = 1 and ${table.groupId} is null`),
    index('problems_group_order')
      .on(table.groupId, sql`length(${table.problemId})`, table.problemId)
      .where(sql`${table.groupId} is not null`),
    index('problems_group_origin')
      .on(table.originGroupId, table.id.desc().nullsFirst())
      .where(sql`${table.originGroupId} is not null`),
    index('problems_applied')
      .on(table.applyPublicProgress, table.originGroupId, table.id)
      .where(sql`${table.applyPublicProgress} is not null`),
  ],
);

/** Practice verdicts so far, written in the verdict's own transaction. */
export const problemCounts = pgTable('problem_counts', {
  problemId: integer()
    .primaryKey()
    .references(() => problems.id, { onDelete: 'cascade' }),
  total: integer().notNull().default(0),
  ac: integer().notNull().default(0),
  wa: integer().notNull().default(0),
  tle: integer().notNull().default(0),
  mle: integer().notNull().default(0),
  re: integer().notNull().default(0),
  pe: integer().notNull().default(0),
  ce: integer().notNull().default(0),
  se: integer().notNull().default(0),
  pa: integer().notNull().default(0),
  sf: integer().notNull().default(0),
});

/** Test cases. The bytes are in the file store, named by their hash. */
export const problemCases = pgTable(
  'problem_cases',
  {
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Name of the file in the archive that it came with. Null: it came without a name. */
    inputName: varchar({ length: 255 }),
    answerName: varchar({ length: 255 }),
    inputHash: varchar({ length: 64 }).notNull(),
    inputBytes: bigint({ mode: 'number' }).notNull(),
    answerHash: varchar({ length: 64 }).notNull(),
    answerBytes: bigint({ mode: 'number' }).notNull(),
    score: integer().notNull().default(0),
    groupNumber: integer(),
  },
  table => [primaryKey({ columns: [table.problemId, table.number] })],
);

export const tagClassifications = pgTable(
  'tag_classifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    oj: varchar({ length: 16 }).notNull().default('ME'),
    /** Place among those of the source; lower comes first. */
    rank: integer().notNull().default(0),
  },
  table => [uniqueIndex('tag_classifications_name').on(table.oj, table.name)],
);

export const tags = pgTable(
  'tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    translations: jsonb().$type<Record<string, string>>().notNull().default({}),
    color: varchar({ length: 20 }),
    oj: varchar({ length: 16 }).notNull().default('ME'),
    /** Null: of the site. */
    groupId: integer().references(() => groups.id),
    classificationId: integer().references(() => tagClassifications.id, { onDelete: 'set null' }),
  },
  table => [
    uniqueIndex('tags_name').on(sql`coalesce(${table.groupId}, 0)`, table.oj, table.name),
    index().on(table.groupId),
    index().on(table.classificationId),
  ],
);

export const problemTags = pgTable(
  'problem_tags',
  {
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.problemId, table.tagId] }), index().on(table.tagId)],
);

/**
 * How a user stands with a problem in practice: the first accepted submission, else the latest judged one; and the best score of all.
 * Derived: `standing.queries.ts` keeps it in step with the verdicts.
 */
export const userProblems = pgTable(
  'user_problems',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    status: smallint().$type<Status>().notNull(),
    score: integer(),
    oiRankScore: integer(),
    submissionId: integer().notNull(),
    /** How many were judged. */
    submissions: integer().notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.problemId] }), index().on(table.problemId)],
);
