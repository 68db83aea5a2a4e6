import { type ContestSeat, displayText, MOST_ROOM_CHARACTERS, MOST_SEAT_CHARACTERS, type SeatFault } from '@oj/contract';
import { usernameKeyOf } from '../account/account.rules';

/** A seat that a row of the list describes. */
export interface Described {
  /** Undefined: no account can have this name. */
  usernameKey: string | undefined;
  room: string;
  seat: string;
}

const LONGEST_NAME = 255;
const LONGEST = { room: MOST_ROOM_CHARACTERS, seat: MOST_SEAT_CHARACTERS } as const;

/** Rows as seats, with every fault that can be seen in the rows themselves. Blanks around what a row says do not count. */
export function readSeats(rows: readonly ContestSeat[]): { seats: Described[]; faults: SeatFault[] } {
  const seats = rows.map(({ username, room, seat }) => ({ usernameKey: keyOf(username), room: room.trim(), seat: seat.trim() }));
  const seen = new Set<string>();
  const faults = seats.flatMap((seat, index) => {
    const row = index + 1;
    const isTwice = seat.usernameKey !== undefined && seen.has(seat.usernameKey);
    if (seat.usernameKey !== undefined) seen.add(seat.usernameKey);
    const isNameless = !rows[index]?.username.trim();
    return [
      ...(isNameless ? [fault(row, 'username', 'missing')] : []),
      ...(isTwice ? [fault(row, 'username', 'twice')] : []),
      ...placeFaults(seat, row),
    ];
  });
  return { seats, faults };
}

/** Rows with a name that no account has. @param known keys of the names that accounts have */
export const unknownRows = (rows: readonly ContestSeat[], seats: readonly Described[], known: ReadonlySet<string>): SeatFault[] =>
  seats.flatMap(({ usernameKey }, index) =>
    rows[index]?.username.trim() && !known.has(usernameKey ?? '') ? [fault(index + 1, 'username', 'unknown')] : [],
  );

const fault = (row: number, field: SeatFault['field'], code: SeatFault['code']): SeatFault => ({ row, field, code });

function keyOf(username: string): string | undefined {
  const { data } = displayText(LONGEST_NAME).safeParse(username);
  return data ? usernameKeyOf(data) : undefined;
}

function placeFaults(place: Described, row: number): SeatFault[] {
  if (!place.room && !place.seat) return [fault(row, 'seat', 'missing')];
  return (['room', 'seat'] as const).flatMap(field => {
    if (place[field].length > LONGEST[field]) return [fault(row, field, 'tooLong')];
    return displayText(LONGEST[field]).safeParse(place[field]).success ? [] : [fault(row, field, 'form')];
  });
}
