import { ApiError, type contract, type SeatFault } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { type Described, readSeats, unknownRows } from './seat.rules';
import { SeatQueries } from './seat.queries';

type Api = typeof contract.seat;
type Rows = InputFor<Api['change']>['seats'];

const FAULTS_TOLD = 10;

/** Seat 2 comes before seat 10. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Where participants of a contest sit. The list is replaced as a whole, as it came from whoever plans the hall. */
@Injectable()
export class SeatService {
  constructor(private readonly queries: SeatQueries) {}

  async list({ contest }: InContest) {
    const seats = await this.queries.list(contest.id);
    return seats.toSorted((a, b) => compare(a.room, b.room) || compare(a.seat, b.seat) || compare(a.username, b.username));
  }

  async rooms({ contest }: InContest) {
    return (await this.queries.rooms(contest.id)).toSorted(compare);
  }

  /** @throws ApiError with the rows that are wrong; nothing is stored then. */
  async change({ seats: rows, dryRun = false }: InputFor<Api['change']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const { seats, faults } = await this.read(tx, rows);
      if (dryRun) return { total: rows.length, faults };
      if (faults.length) throw new ApiError('contest.seatsWrong', wordsOf(faults));
      await this.queries.lock(tx, contest.id);
      const before = await this.queries.count(tx, contest.id);
      await this.queries.replace(tx, contest.id, seats);
      const change = { before: { seats: before }, after: { seats: seats.length } };
      await recordAudit(tx, { caller, context }, { action: 'contest.changeSeats', target: String(contest.id), ...change });
      await publish(tx, { event: 'organisers.balloons', cid: contest.id });
      await publish(tx, { event: 'organisers.prints', cid: contest.id });
      return { total: rows.length, faults };
    });
  }

  private async read(tx: Executor, rows: Rows) {
    const { seats, faults: seen } = readSeats(rows);
    const ids = await this.queries.idsOf(tx, keysOf(seats));
    const faults = [...seen, ...unknownRows(rows, seats, new Set(ids.keys()))].toSorted((a, b) => a.row - b.row);
    const placed = seats.flatMap(({ usernameKey, room, seat }) => {
      const userId = ids.get(usernameKey ?? '');
      return userId === undefined ? [] : [{ userId, room, seat }];
    });
    return { seats: placed, faults };
  }
}

const keysOf = (seats: readonly Described[]) => [...new Set(seats.flatMap(({ usernameKey }) => usernameKey ?? []))];

function wordsOf(faults: readonly SeatFault[]) {
  const told = faults.slice(0, FAULTS_TOLD).map(({ row, field, code }) => `row ${row}: ${field} ${code}`);
  return `No seat was changed; ${faults.length} faults: ${told.join(', ')}${faults.length > told.length ? ' …' : ''}`;
}
