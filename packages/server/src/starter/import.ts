import { writeExamples } from '@oj/contract/examples';
import type { Database, Executor } from '../database/database';
import { problemCases, problemCounts, problems, problemTags, tags } from '../features/problem/problem.table';
import type { FileStore } from '../files/store';
import type { StarterProblem } from './starter';
import { parseStatement } from './statement';
import { starterTags } from './tags';

export async function importTags(executor: Executor): Promise<Map<string, number>> {
  const rows = Object.values(starterTags).map(({ zh, en, color }) => ({ name: zh, translations: { 'en-US': en }, color }));
  await executor.insert(tags).values(rows).onConflictDoNothing();
  const stored = await executor.select({ id: tags.id, name: tags.name }).from(tags);
  const idOf = new Map(stored.map(({ id, name }) => [name, id]));
  return new Map(Object.entries(starterTags).map(([slug, { zh }]) => [slug, idOf.get(zh) ?? 0]));
}

/** Stores a problem with its test data; nothing happens when its display id is taken. */
export async function importProblem(
  database: Database,
  store: FileStore,
  problem: StarterProblem,
  { authorId, tagIds }: { authorId: number; tagIds: Map<string, number> },
) {
  const cases = await storeCases(store, problem);
  const { 'zh-CN': zh, 'en-US': en } = problem.statements;
  await database.transaction(async tx => {
    const [made] = await tx
      .insert(problems)
      .values({
        ...parseStatement(zh),
        translations: { 'en-US': parseStatement(en) },
        problemId: problem.problemId,
        authorId,
        timeLimitMs: problem.timeLimitMs,
        memoryLimitMb: problem.memoryLimitMb,
        stackLimitMb: problem.stackLimitMb ?? problem.memoryLimitMb,
        difficulty: problem.difficulty,
        judgeCaseMode: 'ergodic_without_error',
        judgeMode: problem.judge?.mode ?? 'default',
        spjCode: problem.judge?.code ?? null,
        spjLanguage: problem.judge ? 'C++' : null,
        ignoreEndBlank: problem.ignoreEndBlank ?? true,
        examples: writeExamples(problem.examples),
      })
      .onConflictDoNothing()
      .returning({ id: problems.id });
    if (!made) return;
    await tx.insert(problemCounts).values({ problemId: made.id });
    await tx.insert(problemCases).values(cases.map(each => ({ ...each, problemId: made.id })));
    await tx.insert(problemTags).values(problem.tags.map(slug => ({ problemId: made.id, tagId: tagIds.get(slug) ?? 0 })));
  });
}

async function storeCases(store: FileStore, problem: StarterProblem) {
  const rows = [];
  for (const { input, answer } of problem.cases()) {
    const [storedInput, storedAnswer] = await Promise.all([store.put(input), store.put(answer)]);
    rows.push({
      number: rows.length + 1,
      inputHash: storedInput.hash,
      inputBytes: storedInput.bytes,
      answerHash: storedAnswer.hash,
      answerBytes: storedAnswer.bytes,
    });
  }
  return rows;
}
