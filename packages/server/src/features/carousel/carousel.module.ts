import { Module } from '@nestjs/common';
import { PictureModule } from '../picture/picture.module';
import { CarouselController } from './carousel.controller';
import { CarouselQueries } from './carousel.queries';
import { CarouselService } from './carousel.service';

@Module({
  imports: [PictureModule],
  controllers: [CarouselController],
  providers: [CarouselService, CarouselQueries],
  exports: [CarouselQueries],
})
export class CarouselModule {}
