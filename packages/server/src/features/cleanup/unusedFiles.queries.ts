import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { isLocked } from '../../database/locks';
import { FileStore } from '../../files/store';
import { problemCases } from '../problem/problem.table';
import { packageUploads } from '../problemPackage/problemPackage.table';
import { uploadParts } from '../uploadInParts/uploadInParts.table';
import { testDataUploads } from '../testData/testData.table';

const HOUR_MS = 3_600_000;

/**
 * Removes files of test data that was replaced or never used. A file goes when it is seen without use twice, a day apart: meanwhile a judge
 * ends its work on the old data, and a form that was filled from it is saved.
 */
@Injectable()
export class UnusedFiles {
  private readonly seenMs = new Map<string, number>();
  private nextMs = 0;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly store: FileStore,
  ) {}

  /** Looks once an hour, however often it is called. */
  async cleanUp({ graceMs = 24 * HOUR_MS, paceMs = HOUR_MS } = {}) {
    const nowMs = Date.now();
    if (nowMs < this.nextMs) return;
    this.nextMs = nowMs + paceMs;
    // A backup reads the files of a bucket one after the other, after the rows.
    if (this.store.isInBucket && (await isLocked(this.db, 'backup'))) return;
    const used = await this.used();
    const unused = (await this.store.list()).filter(hash => !used.has(hash));
    for (const hash of this.seenMs.keys()) if (used.has(hash)) this.seenMs.delete(hash);
    for (const hash of unused) {
      const sinceMs = this.seenMs.get(hash);
      if (sinceMs === undefined) this.seenMs.set(hash, nowMs);
      else if (nowMs - sinceMs >= graceMs) {
        await this.store.remove(hash);
        this.seenMs.delete(hash);
      }
    }
  }

  private async used(): Promise<ReadonlySet<string>> {
    const { rows } = await this.db.execute<{ hash: string }>(sql`
      select ${problemCases.inputHash} as hash from ${problemCases}
      union select ${problemCases.answerHash} from ${problemCases}
      union select unnest(array[one ->> 'inputHash', one ->> 'outputHash']) from ${testDataUploads}, jsonb_array_elements(cases) one
      union select ${packageUploads.hash} from ${packageUploads}
      union select ${uploadParts.hash} from ${uploadParts}`);
    return new Set(rows.map(({ hash }) => hash));
  }
}
