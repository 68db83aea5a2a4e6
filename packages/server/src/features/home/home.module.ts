import { Module } from '@nestjs/common';
import { CarouselModule } from '../carousel/carousel.module';
import { RemoteSiteModule } from '../remoteSite/remoteSite.module';
import { HomeController } from './home.controller';
import { HomeQueries } from './home.queries';
import { HomeService } from './home.service';
import { OwnHomeQueries } from './ownHome.queries';
import { OwnHomeService } from './ownHome.service';

@Module({
  imports: [CarouselModule, RemoteSiteModule],
  controllers: [HomeController],
  providers: [HomeService, HomeQueries, OwnHomeService, OwnHomeQueries],
})
export class HomeModule {}
