import { type ContestSeat, MOST_SEATS, Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../packages/server/src/commands/user/personalData';
import { contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { hearing } from '../support/hearing';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let author: Api;
let alice: Api;
let bob: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
const on = groupsOf(() => product);
const { accepted } = Status;
const content = 'int main() { return 0; } // fifty characters are what it takes';

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  author = await asNewUser(product, 'author', 1001);
  alice = await asNewUser(product, 'alice');
  bob = await asNewUser(product, 'bob');
}, 180_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const seatOf = (username: string, room = '', seat = ''): ContestSeat => ({ username, room, seat });
const seated = async (...seats: ContestSeat[]) => {
  const { cid } = await contests.contest(moments.running, { openPrint: true }, { by: author });
  await author.seat.change({ cid, seats });
  return cid;
};
const placeOf = async (api: Api, cid: number) => {
  const { room, seat } = await api.contest.info({ cid });
  return [room, seat];
};

test('participants learn their own seat and no other; the list is for organisers, by room and seat', async () => {
  const cid = await seated(seatOf('bob', '201', 'B12'), seatOf(' Alice ', ' 201 ', 'B2'), seatOf('author', '9'));
  expect(await placeOf(alice, cid)).toEqual(['201', 'B2']);
  expect(await placeOf(author, cid)).toEqual(['9', null]);
  expect(await placeOf(root, cid)).toEqual([null, null]);
  for (const api of [alice, await asNewUser(product, 'stranger')]) {
    expect(await codeOf(api.seat.list({ cid }))).toBe('access.denied');
    expect(await codeOf(api.seat.rooms({ cid }))).toBe('access.denied');
    expect(await codeOf(api.seat.change({ cid, seats: [] }))).toBe('access.denied');
    expect(JSON.stringify(await api.contest.info({ cid }))).not.toContain('B12');
  }
  expect(await author.seat.list({ cid })).toEqual([seatOf('author', '9'), seatOf('alice', '201', 'B2'), seatOf('bob', '201', 'B12')]);
  expect(await author.seat.rooms({ cid })).toEqual(['9', '201']);
});

test('whoever has a desk reads the seats, and only who manages the contest changes them', async () => {
  const cid = await seated(seatOf('alice', '201', 'B2'));
  const helper = await asNewUser(product, 'helper');
  for (const role of ['balloons', 'prints', 'observer', 'jury'] as const) {
    await author.contestOrganiser.change({ cid, username: 'helper', roles: [role] });
    expect([role, await helper.seat.list({ cid })]).toEqual([role, [seatOf('alice', '201', 'B2')]]);
    expect([role, await codeOf(helper.seat.change({ cid, seats: [] }))]).toEqual([role, 'access.denied']);
  }
  await author.contestOrganiser.change({ cid, username: 'helper', roles: ['all'] });
  expect(await codeOf(helper.seat.change({ cid, seats: [] }))).toBe('done');
  expect(await placeOf(alice, cid)).toEqual([null, null]);
});

test('the whole list is replaced, and the audit log has the numbers', async () => {
  const cid = await seated(seatOf('alice', '201', 'B2'), seatOf('bob', '202'));
  await author.seat.change({ cid, seats: [seatOf('bob', '', 'B2')] });
  expect(await author.seat.list({ cid })).toEqual([seatOf('bob', '', 'B2')]);
  await author.seat.change({ cid, seats: [] });
  expect(await author.seat.list({ cid })).toEqual([]);
  const { records } = await root.audit.list({ action: 'contest.changeSeats', limit: 3 });
  expect(records.map(({ target, before, after }) => ({ target, before, after }))).toEqual(
    [
      [1, 0],
      [2, 1],
      [0, 2],
    ].map(([before, after]) => ({ target: String(cid), before: { seats: before }, after: { seats: after } })),
  );
});

test('every fault is told by its row, and nothing is stored with one', async () => {
  const cid = await seated(seatOf('alice', '201', 'B2'));
  const seats = [
    seatOf('bob', '201', 'B3'),
    seatOf('nobody', '201'),
    seatOf('', '201'),
    seatOf('BOB', '202'),
    seatOf('alice', ' '),
    seatOf('author', 'r'.repeat(41), 's'.repeat(21)),
    seatOf('root', 'a\u202Eb', 'a\0b'),
    seatOf('a\0b', '203'),
  ];
  const { total, faults } = await author.seat.change({ cid, seats, dryRun: true });
  expect(total).toBe(8);
  expect(faults.map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual([
    '2 username unknown',
    '3 username missing',
    '4 username twice',
    '5 seat missing',
    '6 room tooLong',
    '6 seat tooLong',
    '7 room form',
    '7 seat form',
    '8 username unknown',
  ]);
  const refusal = await author.seat.change({ cid, seats }).catch((reason: unknown) => reason);
  expect(refusal).toMatchObject({ code: 'contest.seatsWrong', message: expect.stringContaining('row 4: username twice') });
  expect(await author.seat.list({ cid })).toEqual([seatOf('alice', '201', 'B2')]);
  expect(await author.seat.change({ cid, seats: [seatOf('bob', '1')], dryRun: true })).toEqual({ total: 1, faults: [] });
  expect(await author.seat.list({ cid })).toEqual([seatOf('alice', '201', 'B2')]);
});

test('a contest has 5,000 seats at the most', async () => {
  const cid = await seated();
  await on.sql(`insert into users (username, username_key, password_hash, role)
    select 'seat_' || n, 'seat_' || n, '', 1002 from generate_series(1, ${MOST_SEATS}) as n`);
  const seats = Array.from({ length: MOST_SEATS }, (_, index) => seatOf(`seat_${index + 1}`, `Room ${index % 40}`, String(index)));
  expect(await codeOf(author.seat.change({ cid, seats: [...seats, seatOf('bob', '1')] }))).toBe('input.invalid');
  expect(await author.seat.change({ cid, seats })).toEqual({ total: MOST_SEATS, faults: [] });
  expect(await author.seat.list({ cid })).toHaveLength(MOST_SEATS);
  expect((await author.seat.rooms({ cid })).slice(0, 3)).toEqual(['Room 0', 'Room 1', 'Room 2']);
});

test('of two lists that come at once one counts as a whole', async () => {
  const cid = await seated();
  const lists = [[seatOf('alice', '1'), seatOf('bob', '1')], [seatOf('bob', '2')]];
  const codes = await Promise.all([author, root].map((api, index) => codeOf(api.seat.change({ cid, seats: lists[index] ?? [] }))));
  expect(codes).toEqual(['done', 'done']);
  expect(lists).toContainEqual(await author.seat.list({ cid }));
});

test('balloons, prints and participants say where they are brought, and the balloon desk can be narrowed to a room', async () => {
  const cid = await seated(seatOf('alice', '201', 'B2'), seatOf('bob', '202'));
  const carol = await asNewUser(product, 'carol');
  for (const [index, api] of [alice, bob, carol].entries()) {
    await contests.submit(api, cid, { status: accepted, minutesAgo: 30 - index });
    await api.print.submit({ cid, content });
  }
  const places = [
    ['alice', '201', 'B2'],
    ['bob', '202', null],
    ['carol', null, null],
  ];
  const placesOf = (records: { username: string; room: string | null; seat: string | null }[]) =>
    records.map(({ username, room, seat }) => [username, room, seat]).toSorted();
  expect(placesOf((await author.balloon.list({ cid })).records)).toEqual(places);
  expect(placesOf((await author.print.list({ cid })).records)).toEqual(places);
  expect(placesOf((await author.participant.list({ cid })).records)).toEqual(places);
  expect(placesOf((await bob.print.list({ cid })).records)).toEqual([places[1]]);
  const { records, total } = await author.balloon.list({ cid, room: '201' });
  expect([placesOf(records), total]).toEqual([[places[0]], 1]);
  expect((await author.balloon.list({ cid, room: '203' })).total).toBe(0);
  const { cid: another } = await contests.contest(moments.running, {}, { by: author });
  await contests.submit(alice, another, { status: accepted });
  expect(placesOf((await author.balloon.list({ cid: another })).records)).toEqual([['alice', null, null]]);
});

test('the desks hear that seats have changed, and participants do not', async () => {
  const cid = await seated();
  const [desk, rival] = [hearing(author, `contest:${cid},organisers:${cid}`), hearing(bob, `contest:${cid}`)];
  await Promise.all([desk.isOpen(), rival.isOpen()]);
  await author.seat.change({ cid, seats: [seatOf('alice', '201')] });
  await author.contestEditor.addAnnouncement({ cid, announcement: { title: 'Last', content: 'event' } });
  await until(() => [desk, rival].every(({ heard }) => heard.includes('contest.announced')));
  expect(desk.heard).toEqual(expect.arrayContaining(['organisers.balloons', 'organisers.prints']));
  expect(rival.heard.filter(name => name.startsWith('organisers'))).toEqual([]);
  await Promise.all([desk.leave(), rival.leave()]);
});

test('a copy of a contest has no seats', async () => {
  const cid = await seated(seatOf('alice', '201', 'B2'));
  const { id } = await author.contestEditor.clone({ cid });
  expect(await author.seat.list({ cid: id })).toEqual([]);
});

test('a seat is told to the person, and goes with the account', async () => {
  await asNewUser(product, 'dora');
  const uid = await on.uidOf('dora');
  const cid = await seated(seatOf('dora', '201', 'B2'), seatOf('alice', '201', 'B3'));
  const data = await product.database().transaction(tx => personalData(tx, uid));
  expect(data.contest_seats).toMatchObject([{ contest_id: cid, room: '201', seat: 'B2' }]);
  await root.users.remove({ ids: [String(uid)] });
  expect(await author.seat.list({ cid })).toEqual([seatOf('alice', '201', 'B3')]);
  const { faults } = await author.seat.change({ cid, seats: [seatOf(`deleted ${uid}`, '201')], dryRun: true });
  expect(faults).toEqual([{ row: 1, field: 'username', code: 'unknown' }]);
});
