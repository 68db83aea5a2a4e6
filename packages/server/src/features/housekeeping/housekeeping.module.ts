import { Injectable, Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { describeError } from '../../describeError';
import { FileStore } from '../../files/store';
import { PictureModule } from '../picture/picture.module';
import { PublicFiles } from '../picture/publicFiles';
import { TestDataModule } from '../testData/testData.module';
import { UnusedFiles } from '../testData/unusedFiles';
import { sweep } from './sweep.queries';

const PACE_MS = 600_000;

/** Sweeps at the start and every ten minutes. */
@Injectable()
class Housekeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly judgeFiles: FileStore,
    private readonly files: PublicFiles,
    private readonly unused: UnusedFiles,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => void this.sweep(), PACE_MS).unref();
    void this.sweep();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private async sweep() {
    const brooms = [
      () => sweep(this.db),
      () => this.judgeFiles.sweep(),
      () => this.unused.sweep(),
      () => this.files.sweep(),
      () => this.files.sweepDoubts(),
    ];
    for (const broom of brooms)
      await broom().catch((reason: Error) => this.log.warn(`nothing was swept: ${describeError(reason).message}`));
  }
}

@Module({ imports: [PictureModule, TestDataModule], providers: [Housekeeper] })
export class HousekeepingModule {}
