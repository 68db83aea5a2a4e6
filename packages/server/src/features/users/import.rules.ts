import { Email, type Gender, type RowFault, displayText } from '@oj/contract';
import { emailKeyOf, isHonestName, isReservedName, usernameKeyOf } from '../account/account.rules';

/** A user that a row of the import describes. */
export interface Described {
  username: string;
  usernameKey: string;
  password: string;
  email: string | null;
  emailKey: string | null;
  realname: string | null;
  gender: Gender;
  nickname: string | null;
  school: string | null;
}

type Field = Exclude<RowFault['field'], 'row'>;
type Row = readonly (string | null | undefined)[];

const columns: readonly Field[] = ['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school'];
const longest: Partial<Record<Field, number>> = { username: 20, password: 20, email: 255, realname: 50, nickname: 20, school: 100 };
const required: ReadonlySet<Field> = new Set(['username', 'password']);
const genders: Readonly<Record<string, Gender>> = {
  '': 'secrecy',
  male: 'male',
  '0': 'male',
  男: 'male',
  female: 'female',
  '1': 'female',
  女: 'female',
  secrecy: 'secrecy',
  保密: 'secrecy',
};

const LINE_END = /[\r\n]/;
/** Columns in which people write long numbers, such as those of students. */
const ofNumbers: ReadonlySet<Field> = new Set(['username', 'password']);
/** How spreadsheets write a long number in a narrow cell, and into a file: its last digits are lost. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+\d+$/i;

const isRight: Partial<Record<Field, (value: string) => boolean>> = {
  username: isHonestName,
  password: value => value.length >= 6,
  email: value => Email.safeParse(value).success,
  gender: value => Object.hasOwn(genders, value.toLowerCase()),
};

/** Rows of the seven columns as users, with every fault that can be seen in the rows themselves. */
export function readRows(rows: readonly Row[]): { users: Described[]; faults: RowFault[] } {
  const read = rows.map(fieldsOf);
  const faults = read.flatMap((fields, index) => faultsOf(fields, index + 1));
  const tooWide = rows.flatMap((row, index) => (row.slice(columns.length).some(Boolean) ? [fault(index + 1, 'row', 'tooLong')] : []));
  const users = read.map(userOf);
  return {
    users,
    faults: [...faults, ...tooWide, ...doubled(users, 'username'), ...doubled(users, 'email')].toSorted((a, b) => a.row - b.row),
  };
}

/** Rows whose name or address somebody has already, or whose name nobody may have. */
export const takenRows = (
  users: readonly Described[],
  taken: { usernameKeys: ReadonlySet<string>; emailKeys: ReadonlySet<string> },
): RowFault[] =>
  users.flatMap(({ usernameKey, emailKey }, index) => [
    ...nameFaults(usernameKey, index + 1, taken.usernameKeys),
    ...(emailKey !== null && taken.emailKeys.has(emailKey) ? [fault(index + 1, 'email', 'taken')] : []),
  ]);

function nameFaults(usernameKey: string, row: number, taken: ReadonlySet<string>): RowFault[] {
  if (taken.has(usernameKey)) return [fault(row, 'username', 'taken')];
  return isReservedName(usernameKey) ? [fault(row, 'username', 'reserved')] : [];
}

const fault = (row: number, field: RowFault['field'], code: RowFault['code']): RowFault => ({ row, field, code });

/** A password is taken as it stands, the rest is trimmed. */
const fieldsOf = (row: Row) =>
  Object.fromEntries(
    columns.map((column, index) => [column, column === 'password' ? (row[index] ?? '') : (row[index] ?? '').trim()]),
  ) as Record<Field, string>;

const faultsOf = (fields: Record<Field, string>, row: number) =>
  columns.flatMap(column => {
    const code = faultIn(column, fields[column]);
    return code ? [fault(row, column, code)] : [];
  });

function faultIn(column: Field, value: string): RowFault['code'] | undefined {
  if (!value) return required.has(column) ? 'missing' : undefined;
  if (LINE_END.test(value)) return 'lineEnd';
  if (ofNumbers.has(column) && EXPONENT.test(value)) return 'exponent';
  if (value.length > (longest[column] ?? Infinity)) return 'tooLong';
  return displayText(255).safeParse(value).success && (isRight[column]?.(value) ?? true) ? undefined : 'form';
}

const userOf = ({ username, password, email, realname, gender, nickname, school }: Record<Field, string>): Described => ({
  username,
  usernameKey: usernameKeyOf(username),
  password,
  email: email || null,
  emailKey: email ? emailKeyOf(email) : null,
  realname: realname || null,
  gender: genders[gender.toLowerCase()] ?? 'secrecy',
  nickname: nickname || null,
  school: school || null,
});

/** Later rows that repeat the name or address of an earlier one. */
function doubled(users: readonly Described[], field: 'username' | 'email'): RowFault[] {
  const seen = new Set<string>();
  return users.flatMap((user, index) => {
    const key = field === 'username' ? user.usernameKey : user.emailKey;
    if (!key) return [];
    if (seen.has(key)) return [fault(index + 1, field, 'twice')];
    seen.add(key);
    return [];
  });
}
