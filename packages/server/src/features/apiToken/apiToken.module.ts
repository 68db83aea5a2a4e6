import { Module } from '@nestjs/common';
import { ApiTokenController } from './apiToken.controller';
import { ApiTokenService } from './apiToken.service';

@Module({ controllers: [ApiTokenController], providers: [ApiTokenService] })
export class ApiTokenModule {}
