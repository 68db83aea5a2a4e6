import { Module } from '@nestjs/common';
import { PictureModule } from '../picture/picture.module';
import { GeneratedQueries } from './generated.queries';
import { NewUsersService } from './newUsers.service';
import { UserMuting } from './userMuting';
import { UsersController } from './users.controller';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';

@Module({
  imports: [PictureModule],
  controllers: [UsersController],
  providers: [UsersService, NewUsersService, UserMuting, UsersQueries, GeneratedQueries],
  exports: [UserMuting],
})
export class UsersModule {}
