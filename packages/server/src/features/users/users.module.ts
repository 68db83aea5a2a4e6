import { Module } from '@nestjs/common';
import { PictureModule } from '../picture/picture.module';
import { GeneratedQueries } from './generated.queries';
import { NewUsersService } from './newUsers.service';
import { UsersController } from './users.controller';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';

@Module({
  imports: [PictureModule],
  controllers: [UsersController],
  providers: [UsersService, NewUsersService, UsersQueries, GeneratedQueries],
})
export class UsersModule {}
