import { Injectable, Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { describeError } from '../../describeError';
import { FileStore } from '../../files/store';
import { PictureModule } from '../picture/picture.module';
import { PublicFiles } from '../picture/publicFiles';
import { UnusedFiles } from './unusedFiles.queries';
import { cleanUp } from './cleanup.queries';

const PACE_MS = 600_000;

/** Run at the start and every ten minutes. */
@Injectable()
class CleanupJobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('cleanup');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly judgeFiles: FileStore,
    private readonly files: PublicFiles,
    private readonly unused: UnusedFiles,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => void this.cleanUp(), PACE_MS).unref();
    void this.cleanUp();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private async cleanUp() {
    const jobs = [
      () => cleanUp(this.db),
      () => this.judgeFiles.cleanUp(),
      () => this.unused.cleanUp(),
      () => this.files.cleanUp(),
      () => this.files.collectOrphans(),
    ];
    for (const run of jobs) await run().catch((reason: Error) => this.log.warn(`nothing was swept: ${describeError(reason).message}`));
  }
}

@Module({ imports: [PictureModule], providers: [CleanupJobs, UnusedFiles] })
export class CleanupModule {}
