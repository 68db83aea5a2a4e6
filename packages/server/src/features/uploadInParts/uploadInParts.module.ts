import { Module } from '@nestjs/common';
import { UploadInPartsController } from './uploadInParts.controller';
import { UploadInPartsQueries } from './uploadInParts.queries';
import { UploadsInParts } from './uploadsInParts';

@Module({
  controllers: [UploadInPartsController],
  providers: [UploadsInParts, UploadInPartsQueries],
  exports: [UploadsInParts],
})
export class UploadInPartsModule {}
