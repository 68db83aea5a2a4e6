import { type ProblemDraft, Status } from '@oj/contract';
import { expect } from 'vitest';
import { judgeByHand } from './byHand';
import { groupsOf } from './groups';
import { type Api, asNewUser, asRoot, startProduct } from './product';
import { codeOf } from './refusal';

/** A problem that a group makes. */
export const problemDraftIn = (
  gid: number,
  problem: Partial<ProblemDraft['problem']> = {},
  rest: Partial<Omit<ProblemDraft, 'problem'>> = {},
) => ({
  problem: {
    gid,
    title: 'Two numbers of a group',
    description: 'Add them: $a+b$',
    input: 'Two numbers',
    output: 'Their sum',
    examples: '<input>1 2</input><output>3</output>',
    ...problem,
  },
  samples: [{ input: '1 2\n', output: '3\n' }],
  languages: [{ name: 'C++ 17' }],
  ...rest,
});

/** The group is of olga; rita is a root of it, adam and abel are admins, mina is a member, anna applies. The others are in no group. */
export const names = ['olga', 'rita', 'adam', 'abel', 'mina', 'anna', 'stranger', 'warden', 'judy', 'root'] as const;
export type Name = (typeof names)[number];

/** A product with a group of its own problems, and somebody of every level and role. */
export async function groupWithProblems() {
  const product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  const root = await asRoot(product);
  const on = groupsOf(() => product);
  const hand = judgeByHand(() => product);
  const people: Record<Name, Api> = {
    root,
    ...(await on.people('olga', 'rita', 'adam', 'abel', 'mina', 'rolf', 'anna', 'stranger')),
    warden: await asNewUser(product, 'warden', 1001),
    judy: await asNewUser(product, 'judy', 1008),
  };
  const gid = await on.full(people.olga, { shortName: 'NIGHT' });
  await on.put(gid, 'abel', 4);
  let made = 0;
  return {
    product,
    people,
    gid,
    on,
    async add(api: Api, problem: Partial<ProblemDraft['problem']> = {}, tags: string[] = []) {
      made += 1;
      return api.groupProblem.add(problemDraftIn(gid, { problemId: `Q${made}`, ...problem }, { tags: tags.map(name => ({ name })) }));
    },
    judgeNext: hand.judgeNext,
    drain: hand.drain,
    /** @param status its verdict; null: it waits */
    async submit(api: Api, displayId: string, status: Status | null = Status.accepted) {
      await on.sql("update submissions set submitted_at = submitted_at - interval '1 hour'");
      const { submitId } = await api.submission.submit({ pid: displayId, language: 'C++ 17', code: 'int main() { return 0; }', gid });
      if (status !== null) expect(await hand.judgeNext(status)).toBe(submitId);
      return submitId;
    },
    /** Result of a call, by the user who makes it. */
    async outcomes(call: (api: Api) => Promise<unknown>, of: readonly Name[] = names) {
      const found: [Name, string][] = [];
      for (const name of of) found.push([name, (await codeOf(call(people[name]))) ?? '']);
      return Object.fromEntries(found);
    },
  };
}

export const expected = (allowed: readonly Name[], denied: readonly Name[], otherwise: string) =>
  Object.fromEntries(names.map(name => [name, allowed.includes(name) ? 'done' : denied.includes(name) ? 'access.denied' : otherwise]));
