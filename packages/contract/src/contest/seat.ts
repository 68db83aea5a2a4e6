import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { id } from '../shapes';

/** The most seats of one contest. */
export const MOST_SEATS = 5_000;
export const MOST_ROOM_CHARACTERS = 40;
export const MOST_SEAT_CHARACTERS = 20;

/** Where somebody sits in a contest. */
export const seatFacts = {
  room: z.nullable(z.string()).check(z.describe('Room in which the participant sits; null if the list of seats does not say it.')),
  seat: z.nullable(z.string()).check(z.describe('Seat of the participant in the room; null if the list of seats does not say it.')),
};

const ContestSeat = z.object({
  username: z.string(),
  room: z.string().check(z.describe('Room, at most 40 characters. Empty if only the seat is known.')),
  seat: z.string().check(z.describe('Seat, at most 20 characters. Empty if only the room is known.')),
});
export type ContestSeat = z.infer<typeof ContestSeat>;

const SeatFault = z.object({
  row: z.number().check(z.describe('Number of the row, from 1.')),
  field: z.enum(['username', 'room', 'seat']),
  code: z
    .enum(['missing', 'unknown', 'twice', 'tooLong', 'form'])
    .check(
      z.describe(
        'Kind of fault: missing (no username, or neither room nor seat), unknown (no account has the name), twice (an earlier row names the user), tooLong, or form (characters that mislead).',
      ),
    ),
});
export type SeatFault = z.infer<typeof SeatFault>;

const terms = { access: 'user', apiScope: 'admin', scope: 'contest' } as const;

/** Where participants of a contest sit. Participants learn their own seat with the contest; organisers see all of them. */
export const seat = {
  list: endpoint('GET /contest-seats', {
    summary: 'Lists the seats of a contest by room and seat, at most 5,000.',
    ...terms,
    needs: 'organise',
    input: z.object({ cid: id }),
    output: z.array(ContestSeat),
  }),
  rooms: endpoint('GET /contest-rooms', {
    summary: 'Lists the rooms in which participants of a contest sit, by name.',
    ...terms,
    needs: 'organise',
    input: z.object({ cid: id }),
    output: z.array(z.string()),
  }),
  change: endpoint('PUT /contest-seats', {
    summary: 'Replaces all seats of a contest: none is stored if one row is wrong. `dryRun` only checks the rows and returns every fault.',
    ...terms,
    needs: 'manage',
    input: z.object({
      cid: id,
      seats: z
        .array(ContestSeat)
        .check(z.maxLength(MOST_SEATS, { abort: true }))
        .check(z.describe('All seats of the contest, at most 5,000, each user once. An empty list removes all.')),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({
      total: z.number().check(z.describe('Number of rows.')),
      faults: z.array(SeatFault).check(z.describe('Faults by row. Empty unless only checked.')),
    }),
  }),
};
