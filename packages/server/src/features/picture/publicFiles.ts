import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../config';
import type { Executor } from '../../database/database';
import { isLocked } from '../../database/locks';
import { type Arrived, FileStore } from '../../files/store';
import { type OrphanCandidate, FileUseQueries } from './fileUse.queries';

/** A candidate is removed after this time: no upload takes that long. */
const PATIENCE_MINUTES = 10;

/**
 * Files that everybody may see, apart from those of the judge: no name of theirs leads to anything secret.
 *
 * The folder and the database have no transaction in common. So a file is an orphan candidate, in the database, before it gets its
 * name, and again when a use of it ends; the candidate goes when it is known whether anything uses the file. A process that dies in
 * between leaves a candidate, which the cleanup looks at: it never walks the folder or the pictures.
 */
@Injectable()
export class PublicFiles extends FileStore {
  constructor(
    @InjectConfig() config: Pick<Config, 'dataDir' | 'bucket'>,
    private readonly uses: FileUseQueries,
  ) {
    super(config, 'public');
  }

  /** Gives what has arrived its name, in one transaction with `begin`, which stores what uses it. */
  async keepFor<Answer>(arrived: Arrived, begin: (tx: Executor) => Promise<Answer>): Promise<Answer> {
    const candidate = await this.uses.addCandidate(arrived.hash);
    await this.send(arrived);
    return this.uses.transaction(async tx => {
      await this.uses.lock(tx, arrived.hash);
      const answer = await begin(tx);
      await this.keep(arrived);
      await this.uses.removeCandidate(tx, candidate);
      return answer;
    });
  }

  /** Removes a file that nothing uses any more. Called after a use has ended. */
  async release(candidate: OrphanCandidate | undefined) {
    if (!candidate) return;
    await this.uses.transaction(async tx => {
      // A backup reads the files of a bucket one after the other, after the rows: the candidate stays until it has ended.
      if (this.isInBucket && (await isLocked(tx, 'backup'))) return;
      await this.uses.lock(tx, candidate.hash);
      if (!(await this.uses.isUsed(tx, candidate.hash))) {
        await this.uses.forgetPicture(tx, candidate.hash);
        await this.remove(candidate.hash);
      }
      await this.uses.removeCandidate(tx, candidate);
    });
  }

  /** Looks at the candidates that processes left which have ended. */
  async collectOrphans() {
    const failures: unknown[] = [];
    for (const candidate of await this.uses.oldCandidates(PATIENCE_MINUTES))
      await this.release(candidate).catch(reason => failures.push(reason));
    if (failures.length) throw failures[0];
  }
}
