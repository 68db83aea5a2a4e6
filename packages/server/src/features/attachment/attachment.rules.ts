import { type Caller, isAdmin } from '../../access/caller';
import { endingOf } from './fileKinds';

/** Whether the caller may remove an attachment: its owner and admins may. */
export const mayRemove = (caller: Caller, { userId }: { userId: number }) => caller.id === userId || isAdmin(caller);

const MOST_BYTES = 256 << 20;

/** How much all files of a user may be together; admins write the texts of the site and are not measured. */
export const roomOf = (caller: Caller) => (isAdmin(caller) ? Infinity : MOST_BYTES);

/** Where everybody sees a file that is no picture. */
export const fileLinkTo = (key: string, name: string) => `/api/public/file/${key}.${endingOf(name)}`;

const LONGEST_NAME = 200;
/** Folders of other systems, and characters that hide what a name is. */
const OUTSIDE = /^.*[\\/]/s;
const MISLEADING = /[\p{Cc}\p{Cf}]/gu;

/** A name as it is shown to others. */
export function shownName(given: string): string {
  const name = given.replace(OUTSIDE, '').replace(MISLEADING, '').normalize('NFC').trim();
  return name.slice(-LONGEST_NAME).toWellFormed();
}
