import { Global, Module } from '@nestjs/common';
import { ApiTokenController } from './apiToken.controller';
import { ApiTokenQueries } from './apiToken.queries';
import { ApiTokenService } from './apiToken.service';

/** Whoever recognises callers asks for tokens. */
@Global()
@Module({ controllers: [ApiTokenController], providers: [ApiTokenQueries, ApiTokenService], exports: [ApiTokenQueries] })
export class ApiTokenModule {}
