import { MOST_ADDED_MEMBERS } from '@oj/contract';
import { FileFault, rowsOf } from '../../user/editor/userRows';

const HEADS = ['username', 'user name', '用户名'];

/** A name and the line of the text that it stands in. */
export interface NamedLine {
  line: number;
  username: string;
}

/** The usernames in a text: one a line, or CSV whose head names their column; without a head they are in the first. @throws FileFault */
export function namesIn(text: string): NamedLine[] {
  const rows = rowsOf(text);
  const head = rows[0]?.cells.findIndex(cell => HEADS.includes(cell.trim().toLowerCase())) ?? -1;
  const column = Math.max(0, head);
  const names = rows
    .slice(head < 0 ? 0 : 1)
    .map(({ line, cells }) => ({ line, username: cells[column]?.trim() ?? '' }))
    .filter(({ username }) => username);
  if (!names.length) throw new FileFault('noRows');
  if (names.length > MOST_ADDED_MEMBERS) throw new FileFault('tooManyRows', names.length);
  return names;
}
