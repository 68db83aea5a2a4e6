import type { MailConfig } from '@oj/contract';
import { pick } from './useChanges';

/** Ports that mail is handed over at. */
export const mailPorts = ['25', '465', '587', '2525'] as const;

/** The mail server as the form edits it; the stored password is never in it. */
export interface MailValues {
  emailHost: string;
  emailPort: string;
  emailUsername: string;
  emailPassword: string;
  emailFrom: string;
  emailSsl: boolean;
}

type SavedMail = Pick<MailConfig, 'emailHost' | 'emailUsername' | 'emailFrom' | 'emailSsl'> & { emailPort: number };

export const valuesOf = ({ emailHost, emailPort, emailUsername, emailFrom, emailSsl }: SavedMail): MailValues => ({
  emailHost,
  emailPort: String(emailPort),
  emailUsername,
  emailPassword: '',
  emailFrom,
  emailSsl,
});

/** What is sent of the fields that were changed. */
export function changeOf(values: MailValues, changed: readonly (keyof MailValues)[]) {
  const { emailPort, ...rest } = pick(values, changed);
  return { ...rest, ...(emailPort === undefined ? {} : { emailPort: Number(emailPort) }) };
}
