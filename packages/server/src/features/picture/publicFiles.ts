import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { type Config, InjectConfig } from '../../config';
import type { Executor } from '../../database/database';
import { FileStore } from '../../files/store';

/** Files that everybody may see, apart from those of the judge: no name of theirs leads to anything secret. */
@Injectable()
export class PublicFiles extends FileStore implements OnApplicationBootstrap {
  constructor(@InjectConfig() config: Pick<Config, 'dataDir'>) {
    super(config, 'public');
  }

  async onApplicationBootstrap() {
    await this.sweep();
  }
}

const FILE_LOCK = 5_660_420;

/** Until the transaction ends nobody else starts to refer to this file, or removes it because nobody does. */
export const lockFile = (tx: Executor, hash: string) => tx.execute(sql`select pg_advisory_xact_lock(${FILE_LOCK}, hashtext(${hash}))`);
