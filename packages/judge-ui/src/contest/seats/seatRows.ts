import { type ContestSeat, MOST_SEATS } from '@oj/contract';
import { headReader, usernameHeads } from '../../user/editor/listHead';
import { FileFault, rowsOf } from '../../user/editor/userRows';

const columns = ['username', 'room', 'seat'] as const;
type SeatColumn = (typeof columns)[number];

const columnsOfHead = headReader<SeatColumn>({
  username: usernameHeads,
  room: ['room', 'hall', 'location', '房间', '教室', '机房', '考场', '场地', '房间号', '教室号'],
  seat: ['seat', 'seatno', 'seatnumber', 'desk', '座位', '座号', '座位号', '机位', '机位号', '工位'],
});

/** Fewer columns than these do not make a head: a user may be called like one. */
const FEWEST_HEADS = 2;

/** A seat and the line of the text that it stands in. */
export interface SeatLine extends ContestSeat {
  line: number;
}

/**
 * The seats in a text, CSV with commas, semicolons or tabs. A head names the columns in any order, and further ones are left out; without a
 * head they are username, room and seat. @throws FileFault
 */
export function seatsIn(text: string): SeatLine[] {
  const rows = rowsOf(text);
  const heads = columnsOfHead(rows[0]?.cells ?? []);
  const isHead = heads.includes('username') && heads.filter(Boolean).length >= FEWEST_HEADS;
  const at = (column: SeatColumn) => (isHead ? heads.indexOf(column) : columns.indexOf(column));
  const seats = rows.slice(isHead ? 1 : 0).map(({ line, cells }) => {
    const cell = (column: SeatColumn) => cells[at(column)]?.trim() ?? '';
    return { line, username: cell('username'), room: cell('room'), seat: cell('seat') };
  });
  if (seats.length > MOST_SEATS) throw new FileFault('tooManyRows', seats.length);
  return seats;
}

const NEEDS_QUOTES = /[",;\t\r\n]/;
const cellOf = (value: string) => (NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Seats as CSV that `seatsIn` reads; nothing if there are none. @param head names of the columns */
export const seatText = (seats: readonly ContestSeat[], head: string): string =>
  seats.length ? [head, ...seats.map(each => columns.map(column => cellOf(each[column])).join(',')), ''].join('\n') : '';
