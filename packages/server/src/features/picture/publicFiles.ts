import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../config';
import type { Executor } from '../../database/database';
import { type Arrived, FileStore } from '../../files/store';
import { type OrphanCandidate, ReferenceQueries } from './reference.queries';

/** Nobody takes that long from a doubt to its end. */
const PATIENCE_MINUTES = 10;

/**
 * Files that everybody may see, apart from those of the judge: no name of theirs leads to anything secret.
 *
 * The folder and the database have no transaction in common. So a file is in doubt, in the database, before it gets its name, and from
 * the moment on at which something ceases to refer to it; the doubt goes with the answer. Whatever dies in between leaves a doubt,
 * which the next sweep resolves: no sweep ever walks the folder or the pictures.
 */
@Injectable()
export class PublicFiles extends FileStore {
  constructor(
    @InjectConfig() config: Pick<Config, 'dataDir'>,
    private readonly references: ReferenceQueries,
  ) {
    super(config, 'public');
  }

  /** Gives what has arrived its name for what `refer` makes refer to it, in one transaction. */
  async keepFor<Answer>(arrived: Arrived, refer: (tx: Executor) => Promise<Answer>): Promise<Answer> {
    const doubt = await this.references.doubt(arrived.hash);
    return this.references.transaction(async tx => {
      await this.references.lock(tx, arrived.hash);
      const answer = await refer(tx);
      await this.keep(arrived);
      await this.references.settle(tx, doubt);
      return answer;
    });
  }

  /** Something refers to it no longer: when nothing else does, it is gone. */
  release(doubt: OrphanCandidate) {
    return this.references.transaction(async tx => {
      await this.references.lock(tx, doubt.hash);
      if (!(await this.references.isNeeded(tx, doubt.hash))) await this.remove(doubt.hash);
      await this.references.settle(tx, doubt);
    });
  }

  /** Resolves what processes that have ended left in doubt. */
  async collectOrphans() {
    const failures: unknown[] = [];
    for (const doubt of await this.references.oldCandidates(PATIENCE_MINUTES))
      await this.release(doubt).catch(reason => failures.push(reason));
    if (failures.length) throw failures[0];
  }
}
