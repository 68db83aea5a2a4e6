import { Global, Module } from '@nestjs/common';
import { Callers } from '../../api/caller';
import { SiteModule } from '../site/site.module';
import { AccountController } from './account.controller';
import { AccountQueries } from './account.queries';
import { AccountService } from './account.service';
import { AccountLimits } from './limits';
import { SessionQueries } from './session.queries';
import { SessionService } from './session.service';

@Global()
@Module({
  imports: [SiteModule],
  controllers: [AccountController],
  providers: [
    AccountService,
    AccountQueries,
    AccountLimits,
    SessionService,
    SessionQueries,
    { provide: Callers, useExisting: SessionService },
  ],
  exports: [Callers],
})
export class AccountModule {}
