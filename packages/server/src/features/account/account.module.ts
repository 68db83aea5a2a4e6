import { Global, Module } from '@nestjs/common';
import { BasicCallers, Callers } from '../../api/caller';
import { PictureModule } from '../picture/picture.module';
import { VerificationModule } from '../verification/verification.module';
import { AccountController } from './account.controller';
import { AccountQueries } from './account.queries';
import { AccountService } from './account.service';
import { ApiTokenQueries } from './apiToken.queries';
import { BasicLogin } from './basicLogin';
import { CredentialsService } from './credentials.service';
import { AccountLimits } from './limits';
import { MailCodeQueries } from './mailCode.queries';
import { MailCodes } from './mailCodes';
import { OwnAccountController } from './ownAccount.controller';
import { PasswordCheck } from './passwordCheck';
import { SecondFactorController } from './secondFactor.controller';
import { SecondFactorQueries } from './secondFactor.queries';
import { SecondFactorService } from './secondFactor.service';
import { SecondFactorCheck } from './secondFactorCheck';
import { SelfService } from './self.service';
import { SessionQueries } from './session.queries';
import { SessionService } from './session.service';
import { SlideRule } from './slideRule';

@Global()
@Module({
  imports: [VerificationModule, PictureModule],
  controllers: [AccountController, OwnAccountController, SecondFactorController],
  providers: [
    AccountService,
    CredentialsService,
    SelfService,
    AccountQueries,
    ApiTokenQueries,
    AccountLimits,
    MailCodes,
    MailCodeQueries,
    SecondFactorCheck,
    SecondFactorQueries,
    SecondFactorService,
    SessionService,
    SlideRule,
    SessionQueries,
    PasswordCheck,
    { provide: BasicCallers, useClass: BasicLogin },
    { provide: Callers, useExisting: SessionService },
  ],
  exports: [ApiTokenQueries, BasicCallers, Callers, AccountQueries],
})
export class AccountModule {}
