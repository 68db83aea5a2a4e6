import { Global, Module } from '@nestjs/common';
import { ExistingClients } from '../../api/existingClients';
import { CONFIG, type Config } from '../../config';
import { Mail } from '../../mail/mail';
import { mailServer } from '../../mail/mailServer';
import { SiteController } from './site.controller';
import { SiteQueries } from './site.queries';
import { SiteSettings } from './site.settings';

const mail = {
  provide: Mail,
  useFactory: (config: Config, settings: SiteSettings) => new Mail(config, async () => mailServer(await settings.mail(), config)),
  inject: [CONFIG, SiteSettings],
};

/** Settings and mail are for every feature. */
@Global()
@Module({
  controllers: [SiteController],
  providers: [SiteQueries, SiteSettings, mail, { provide: ExistingClients, useExisting: SiteSettings }],
  exports: [SiteQueries, SiteSettings, Mail, ExistingClients],
})
export class SiteModule {}
