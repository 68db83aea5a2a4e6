import { Module } from '@nestjs/common';
import { PictureController } from './picture.controller';
import { Pictures } from './pictures';

@Module({ controllers: [PictureController], providers: [Pictures], exports: [Pictures] })
export class PictureModule {}
