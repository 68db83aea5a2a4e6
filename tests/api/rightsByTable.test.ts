import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { publish } from '../../packages/server/src/events/events';
import { groupWithProblems } from '../support/groupProblems';
import { hearing } from '../support/hearing';
import { until } from '../support/until';

/*
 * Rights to listen come from stored rows. A table that gives one, or a column that decides, announces it when it goes: open streams ask again.
 */

let world: Awaited<ReturnType<typeof groupWithProblems>>;
beforeAll(async () => {
  world = await groupWithProblems();
});
afterAll(async () => {
  await world.product.stop();
  await world.product.dispose();
});

/** What takes a right: that a row goes or comes, or that one of these columns changes. */
interface Announced {
  events: readonly ('DELETE' | 'INSERT' | 'UPDATE')[];
  columns: readonly string[];
}

const deciding: Record<string, Announced> = {
  users: { events: ['UPDATE'], columns: ['role', 'status', 'username'] },
  groups: { events: ['UPDATE'], columns: ['auth', 'disbanded_at', 'owner_id', 'status', 'visible'] },
  group_members: { events: ['DELETE', 'UPDATE'], columns: ['level'] },
  contests: {
    events: ['DELETE', 'UPDATE'],
    columns: ['account_rule', 'auth', 'author_id', 'auto_real_rank', 'end_at', 'group_id', 'open_rank', 'seal_at', 'start_at', 'visible'],
  },
  contest_accounts: { events: ['DELETE', 'UPDATE'], columns: ['contest_id', 'kind', 'user_id'] },
  contest_organisers: { events: ['DELETE', 'INSERT'], columns: [] },
  contest_registrations: { events: ['DELETE'], columns: [] },
  contest_standings: { events: ['INSERT'], columns: [] },
  contest_virtual_runs: { events: ['INSERT', 'UPDATE'], columns: [] },
  problems: { events: ['DELETE', 'UPDATE'], columns: ['apply_public_progress', 'auth', 'author_id', 'group_id'] },
  discussions: { events: ['DELETE', 'UPDATE'], columns: ['deleted_at', 'group_id', 'problem_id', 'status'] },
};

/** Rows that tie users to something to which one can listen, and give no right to. */
const givesNone = [
  'announcements',
  'comments',
  'contest_announcements',
  'contest_balloons',
  'contest_prints',
  'contest_seats',
  'custom_tests',
  'discussion_likes',
  'discussion_reports',
  'reference_solutions',
  'submissions',
  'user_problems',
];

test('W35: every table by which a right to listen is given announces that it may be gone', async () => {
  const found = await world.on.sql(`
    select event_object_table as name, event_manipulation as event, action_condition as condition from information_schema.triggers
    where action_statement ~ '"?tell_(access|caller)_changed"?\\('`);
  const announced: Record<string, Announced> = {};
  for (const [name, triggers] of Map.groupBy(found, row => String(row.name)))
    announced[name] = {
      events: [...new Set(triggers.map(({ event }) => event as Announced['events'][number]))].toSorted(),
      columns: [
        ...new Set(
          triggers
            .filter(({ event }) => event === 'UPDATE')
            .flatMap(({ condition }) => [...String(condition ?? '').matchAll(/new\."?(\w+)/gi)].map(([, column = '']) => column)),
        ),
      ].toSorted(),
    };
  expect(announced).toEqual(deciding);
});

test('W35: no other table ties users to what one can listen to, unless it gives no right', async () => {
  const tied = await world.on.sql(`
    select distinct person.conrelid::regclass::text as name from pg_constraint as person
    inner join pg_constraint as thing on thing.conrelid = person.conrelid
    where person.contype = 'f' and person.confrelid = 'users'::regclass and thing.contype = 'f'
      and thing.confrelid in ('contests'::regclass, 'groups'::regclass, 'problems'::regclass, 'discussions'::regclass)`);
  const unknown = tied.map(({ name }) => String(name)).filter(name => !(name in deciding) && !givesNone.includes(name));
  // Trainings and assignments have no topic.
  expect(unknown.toSorted()).toEqual(['assignments', 'trainings']);
});

test('W35: the right of who decides about a problem of a group ends when nobody asks for that any more', async () => {
  const { people, on, product } = world;
  const { pid, problemId } = await world.add(people.olga);
  const submitId = await world.submit(people.mina, problemId, null);
  await people.olga.groupProblem.applyPublic({ pid, isApplied: true });
  const uid = await on.uidOf('judy');
  const judge = hearing(people.judy, `submission:${submitId},user:${uid}`);
  const member = hearing(people.mina, `submission:${submitId}`);
  onTestFinished(async () => {
    await Promise.all([judge.leave(), member.leave()]);
  });
  await Promise.all([judge.isOpen(), member.isOpen()]);
  await people.olga.groupProblem.applyPublic({ pid, isApplied: false });
  expect(await world.judgeNext(Status.accepted)).toBe(submitId);
  await publish(product.database(), { event: 'user.messages', uid });
  await until(() => member.heard.includes('submission.judged') && judge.heard.includes('user.messages'));
  expect(judge.heard).not.toContain('submission.judged');
});
