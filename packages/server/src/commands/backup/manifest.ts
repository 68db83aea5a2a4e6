import * as z from 'zod';

/** The first entry of an archive. */
export const START_ENTRY = 'oj-backup.json';
/** The last entry: an archive without it was broken off. */
export const END_ENTRY = 'end.json';
/** All files that the rows refer to, one `store/hash` a line, packed; in an incremental archive most of them are in the earlier ones. */
export const FILES_ENTRY = 'files.txt.gz';

export const FORMAT = 1;

export const BackupStart = z.object({
  format: z.number(),
  id: z.string(),
  /** Time of the snapshot, ISO 8601. */
  createdAt: z.string(),
  /** The migrations that the database has had, each by the time at which it was written. */
  migrations: z.array(z.number()),
  /** The archive that this one goes on from. */
  base: z.string().nullable(),
});
export type BackupStart = z.infer<typeof BackupStart>;

const TableEnd = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of the copied text of all its chunks. */
  sha256: z.string(),
});
export type TableEnd = z.infer<typeof TableEnd>;

export const BackupEnd = z.object({
  tables: z.array(TableEnd),
  sequences: z.record(z.string(), z.number()),
  /** Files whose bytes were wrong, or that were missing, when the archive was made. */
  damaged: z.array(z.string()),
  missing: z.array(z.string()),
});
export type BackupEnd = z.infer<typeof BackupEnd>;

export interface Backup {
  start: BackupStart;
  end: BackupEnd;
  /** `store/hash` of all files that the rows refer to. */
  referenced: ReadonlySet<string>;
  /** Names of the files that are in this archive. */
  held: ReadonlySet<string>;
}
