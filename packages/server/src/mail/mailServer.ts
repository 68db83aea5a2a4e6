import { ApiError } from '@oj/contract';
import type { Config } from '../config';
import { addressWithin } from '../outgoing/outgoing';

/** Where and how emails are handed over. */
export type MailServer =
  | { kind: 'environment'; url: string; from: string }
  | { kind: 'settings'; host: string; port: number; secure: boolean; username: string; password: string; from: string };

interface MailSettings {
  emailHost: string;
  emailPort: number;
  emailUsername: string;
  emailPassword: string;
  emailSsl: boolean;
  emailFrom: string;
}

/** The mail server: settings of the back office go before the environment; undefined: mails go into the outbox. */
export function mailServer(settings: MailSettings, { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailServer | undefined {
  const from = settings.emailFrom || mailFrom;
  if (!settings.emailHost) return smtpUrl ? { kind: 'environment', url: smtpUrl, from } : undefined;
  const { emailHost: host, emailPort: port, emailSsl: secure, emailUsername: username, emailPassword: password } = settings;
  return { kind: 'settings', host, port, secure, username, password, from };
}

/**
 * The address behind the name of a mail server, to be connected to as it is, so that a name cannot mean another machine a moment
 * later. @throws ApiError for a machine of an inner network: a form in the back office must not reach those.
 */
export async function publicAddressOf(host: string): Promise<string> {
  const address = await addressWithin('public', host);
  if (address === undefined) throw new ApiError('settings.mailHost');
  return address;
}
