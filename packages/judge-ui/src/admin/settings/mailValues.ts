import type { MailConfig } from '@oj/contract';
import { pick } from '../../parts/form/useSaveForm';

/** Common ports of mail servers. */
export const mailPorts = ['25', '465', '587', '2525'] as const;

/** The mail server as the form edits it, without the stored password. */
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

/** The changed fields, as the API takes them. */
export function changeOf(values: MailValues, changed: readonly (keyof MailValues)[]) {
  const { emailPort, ...rest } = pick(values, changed);
  return { ...rest, ...(emailPort === undefined ? {} : { emailPort: Number(emailPort) }) };
}
