import { Module } from '@nestjs/common';
import { AttachmentModule } from '../attachment/attachment.module';
import { PictureModule } from '../picture/picture.module';
import { ProblemModule } from '../problem/problem.module';
import { ProblemCheckModule } from '../problemCheck/problemCheck.module';
import { ProblemEditorModule } from '../problemEditor/problemEditor.module';
import { ReferenceSolutionModule } from '../referenceSolution/referenceSolution.module';
import { TestDataModule } from '../testData/testData.module';
import { UploadInPartsModule } from '../uploadInParts/uploadInParts.module';
import { PackageExport } from './packageExport';
import { PackageImport } from './packageImport';
import { PackagePictures } from './packagePictures';
import { ProblemPackageController } from './problemPackage.controller';
import { ProblemPackageQueries } from './problemPackage.queries';

@Module({
  imports: [
    AttachmentModule,
    PictureModule,
    ProblemModule,
    ProblemCheckModule,
    ProblemEditorModule,
    ReferenceSolutionModule,
    TestDataModule,
    UploadInPartsModule,
  ],
  controllers: [ProblemPackageController],
  providers: [PackageImport, PackageExport, PackagePictures, ProblemPackageQueries],
})
export class ProblemPackageModule {}
