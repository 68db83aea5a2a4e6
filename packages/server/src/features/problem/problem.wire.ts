import type { Locale } from '../../api/caller';
import type { problems } from './problem.table';

/** A problem in the wire's words, with the texts that a reader of this language gets. */
export function problemOnWire(row: typeof problems.$inferSelect, locale: Locale) {
  return {
    ...row,
    ...row.translations[locale],
    timeLimit: row.timeLimitMs,
    memoryLimit: row.memoryLimitMb,
    stackLimit: row.stackLimitMb,
    isRemote: false,
    isFileIO: row.isFileIo,
    gmtCreate: row.createdAt,
    gmtModified: row.modifiedAt,
  };
}
