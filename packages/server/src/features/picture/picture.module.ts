import { Module } from '@nestjs/common';
import { PictureController } from './picture.controller';
import { PictureQueries } from './picture.queries';
import { Pictures } from './pictures';
import { PublicFiles } from './publicFiles';
import { FileUseQueries } from './fileUse.queries';

@Module({
  controllers: [PictureController],
  providers: [Pictures, PictureQueries, PublicFiles, FileUseQueries],
  exports: [Pictures, PublicFiles],
})
export class PictureModule {}
