import type { Locale } from '../../access/caller';
import type { ProblemRow } from './problemRows.queries';

/** A problem in the wire's words, with the texts that a reader of this language gets. */
export function problemOnWire(row: ProblemRow, locale: Locale) {
  return {
    ...row,
    ...row.translations[locale],
    timeLimit: row.timeLimitMs,
    memoryLimit: row.memoryLimitMb,
    stackLimit: row.stackLimitMb,
    isRemote: row.remoteOj !== null,
    isFileIO: row.isFileIo,
    gid: row.groupId,
    isGroup: row.groupId !== null,
    isRemoveEndBlank: row.ignoreEndBlank,
    // These fields are for editors only.
    spjCode: null,
    spjLanguage: null,
    judgeExtraFile: null,
    applyPublicProgress: null,
    gmtCreate: row.createdAt,
    gmtModified: row.modifiedAt,
  };
}
