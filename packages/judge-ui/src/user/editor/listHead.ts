/** What is beside the name of a column: blanks, dots, hyphens, and notes in brackets. */
const BESIDE_NAMES = /\(.*\)|[\s._*-]+/g;

/**
 * Reads heads of lists: which column each cell names, undefined where it names none.
 * @param names what heads call the columns, in lower case, without blanks, hyphens and notes in brackets
 */
export function headReader<Column extends string>(names: Readonly<Record<Column, readonly string[]>>) {
  const columns = Object.keys(names) as Column[];
  const columnOf = new Map(columns.flatMap(column => names[column].map(name => [name, column] as const)));
  return (cells: readonly string[]): (Column | undefined)[] =>
    cells.map(head => columnOf.get(head.normalize('NFKC').toLowerCase().replaceAll(BESIDE_NAMES, '')));
}

/** What heads call the column of usernames. */
export const usernameHeads: readonly string[] = ['username', 'user', 'account', 'login', '用户名', '用户', '账号', '帐号', '登录名'];
