// Programs and problems that hold on to a judge, and how to wait for what was handed in: for measurements with hostile users.

const JUDGED_BELOW = 5;
let made = 0;
/** A short program; no two of them are the same. */
export const quick = () => `int main(void) { return 0; } // ${++made}`;
/** A program that computes for this many seconds and is accepted. */
export const slow = seconds => `#include <stdio.h>
#include <time.h>
int main(void) { while (clock() < ${seconds} * CLOCKS_PER_SEC); int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); } // ${++made}`;
/** A program with endless instances of templates, on which the compiler works until its limit. */
export const slowToCompile = () => `template <int n> struct T { enum { v = T<n - 1>::v + T<n - 2>::v * ${++made} % 7 }; };
template <int n, int m> struct U { enum { v = U<n - 1, m>::v + U<n, m - 1>::v }; };
template <int m> struct U<0, m> { enum { v = 1 }; };
template <int n> struct U<n, 0> { enum { v = 1 }; };
int main() { return U<400, 400>::v; }`;

export const pause = (ms = 50) => new Promise(resolve => setTimeout(resolve, ms));

/** Waits for the final status; undefined when the signal was aborted before. */
export async function settled(statusOf, signal, pauseMs) {
  for (;;) {
    if (signal?.aborted) return undefined;
    const status = await statusOf();
    if (status < JUDGED_BELOW) return status;
    await pause(pauseMs);
  }
}

/** Submits a program and waits for its verdict. */
export async function judged(user, order, signal, pauseMs) {
  const { submitId } = await user.submission.submit(order);
  const asked = { submitIds: [submitId] };
  const { cid } = order;
  const statuses = () => (cid ? user.submission.contestStatuses({ ...asked, cid }) : user.submission.statuses(asked));
  return settled(async () => (await statuses())[submitId].status, signal, pauseMs);
}

/** Draft of a problem with this many cases whose right program adds two numbers. */
export const sumProblem = (problemId, { gid = null, cases = 1, timeLimit = 1_000 } = {}) => ({
  problem: { gid, problemId, title: problemId, description: 'a + b', input: 'a, b', output: 'a + b', examples: '', timeLimit },
  samples: Array.from({ length: cases }, () => ({ input: '1 2\n', output: '3\n' })),
  languages: [{ name: 'C' }],
});

/** Adds users whose password is that of root. */
export const addPeople = (database, names) =>
  database.query(
    `insert into users (username, username_key, password_hash, role)
     select name, lower(name), password_hash, 1002 from users, unnest($1::text[]) as name where username = 'root'`,
    [names],
  );

/** Adds a group in which all of them may do everything but disband it. */
export async function addManagedGroup(root, database, names) {
  const { id: gid } = await root.group.add({ name: 'Bench', shortName: 'BENCH', brief: 'Bench', description: 'Bench', auth: 1 });
  await database.query(
    `insert into group_members (group_id, user_id, level) select $1, id, 4 from users where username = any($2) on conflict do nothing`,
    [gid, names],
  );
  return gid;
}

/** Adds a running contest with one problem, `A`. */
export async function addRunningContest(root, draft = {}) {
  const [startTime, endTime] = [-1, 5].map(hours => new Date(Date.now() + hours * 3_600_000));
  const { id: cid } = await root.contestEditor.add({ title: 'Bench', description: 'Bench', startTime, endTime, ...draft });
  const added = sumProblem('CONTEST');
  const { pid } = await root.problemEditor.add({ ...added, problem: { ...added.problem, auth: 2 } });
  await root.contestEditor.addProblem({ cid, pid, displayId: 'A' });
  return cid;
}
