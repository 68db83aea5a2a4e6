import { Module } from '@nestjs/common';
import { PictureModule } from '../picture/picture.module';
import { AttachmentController } from './attachment.controller';
import { AttachmentAdminController } from './attachmentAdmin.controller';
import { AttachmentAdminQueries } from './attachmentAdmin.queries';
import { AttachmentQueries } from './attachment.queries';
import { AttachmentFiles } from './attachmentFiles';
import { AttachmentService } from './attachment.service';

@Module({
  imports: [PictureModule],
  controllers: [AttachmentController, AttachmentAdminController],
  providers: [AttachmentService, AttachmentFiles, AttachmentQueries, AttachmentAdminQueries],
  exports: [AttachmentQueries],
})
export class AttachmentModule {}
