import { Module } from '@nestjs/common';
import { PictureModule } from '../picture/picture.module';
import { AttachmentController } from './attachment.controller';
import { AttachmentQueries } from './attachment.queries';
import { AttachmentService } from './attachment.service';

@Module({
  imports: [PictureModule],
  controllers: [AttachmentController],
  providers: [AttachmentService, AttachmentQueries],
  exports: [AttachmentQueries],
})
export class AttachmentModule {}
