import * as z from 'zod/mini';
import { Email } from '../account/account';
import { alertBounds, judgingBounds } from './adminLimits';
import { endpoint } from '../api/endpoint';
import { RemoteLists } from './remote';
import { bool, dateTime, displayText, matching, text, webAddress, int } from '../shapes';

/** An address of the web, one of this site, or nothing. */
const projectAddress = displayText(255).check(
  z.refine(
    value => value === '' || /^(https?:\/\/[^\s/?#]|\/(?![/\\]))\S*$/i.test(value),
    'The address must start with http://, https:// or one /',
  ),
);

/** Names of the site. In a change, what is absent stays as it is; so do `name`, `shortName` and `baseUrl` when they are empty. */
const WebConfig = z.object({
  baseUrl: webAddress.check(z.describe('Public address of the site, for links in emails and pages.')),
  name: displayText(100),
  shortName: displayText(30),
  description: displayText(500),
  email: displayText(255),
  register: z.boolean(),
  recordName: displayText(100),
  recordUrl: webAddress,
  projectName: displayText(100),
  projectUrl: projectAddress,
  wikiUrl: webAddress,
});
export type WebConfig = z.infer<typeof WebConfig>;

const count = int.check(z.minimum(0), z.maximum(1_000_000));

const between = ([least, most]: readonly [number, number]) => int.check(z.minimum(least), z.maximum(most));

/** What is open, and how much of it. */
const Switches = z.object({
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
  openPublicJudge: z.boolean(),
  openGroupJudge: z.boolean(),
  openContestJudge: z.boolean(),
  slideOnlyAfterFailures: z
    .boolean()
    .check(z.describe('Whether a login needs a solved slide only after failures, and a change of password or email address needs none.')),
  hideNonContestSubmissionCode: z.boolean().check(z.describe('Whether only authors and admins see the code of practice submissions.')),
  uploadsByCookie: z.boolean(),
  refusalsAsSuccess: z.boolean(),
  defaultSubmitInterval: int.check(
    z.minimum(0),
    z.maximum(3600),
    z.describe('Shortest interval between two submissions outside contests, in seconds.'),
  ),
  mostJudgingSeconds: between(judgingBounds.mostJudgingSeconds).check(
    z.describe('Longest time that all test cases of a submission may take together, in seconds.'),
  ),
  mostGroupJudgingSeconds: between(judgingBounds.mostGroupJudgingSeconds).check(
    z.describe('Longest time limit of a problem of a group, times its number of test cases, in seconds.'),
  ),
  defaultCreateGroupDailyLimit: count,
  defaultCreateGroupLimit: count,
  defaultCreateGroupACInitValue: count,
  defaultCreateDiscussionDailyLimit: count,
  defaultCreateDiscussionACInitValue: count,
  defaultCreateCommentACInitValue: count,
});
export type Switches = z.infer<typeof Switches>;

/** Limits at which an operator is alerted. */
const AlertLimits = z.object({
  queueSeconds: between(alertBounds.queueSeconds).check(z.describe('Waiting time of a submission that triggers an alert, in seconds.')),
  diskPercent: between(alertBounds.diskPercent).check(z.describe('Percentage of free disk space below which an alert is triggered.')),
  backupDays: between(alertBounds.backupDays).check(z.describe('Age of the last backup that triggers an alert, in days.')),
  calibrationPercent: between(alertBounds.calibrationPercent).check(
    z.describe('Change in the speed of a judge above which an alert is triggered, in percent.'),
  ),
});
export type AlertLimits = z.infer<typeof AlertLimits>;

const MailConfig = z.object({
  emailHost: displayText(255).check(
    z.describe('Host name of a public mail server. Empty: the one of the environment or, without one, the outbox.'),
  ),
  emailPort: z.pipe(int, z.literal([25, 465, 587, 2525])),
  emailUsername: displayText(255),
  emailSsl: bool,
  emailFrom: displayText(255),
  emailBGImg: webAddress,
});
export type MailConfig = z.infer<typeof MailConfig>;

/** A phone number as the international standard writes it. */
const PhoneNumber = matching(16, /^\+[1-9]\d{6,14}$/, 'A phone number is +, country code and number, such as +8613800000000');
const SmsConfig = z.object({
  smsWebhook: matching(255, /^(https?:\/\/[a-z0-9[][^\s#]*)?$/i, 'The address must start with https://').check(
    z.describe('Address that gets each text message as JSON: https, or http on the same machine. Empty: no messages are sent.'),
  ),
  smsSender: displayText(50).check(z.describe('Name or number that the provider shows as the sender.')),
});
export type SmsConfig = z.infer<typeof SmsConfig>;

const mailId = matching(60, /^[\dTZ.-]{20,30}-[\da-f]{8}$/);
const StoredMail = z.object({
  id: mailId,
  sentAt: dateTime,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  failure: z
    .nullable(z.string())
    .check(z.describe('Error code of the mail server that refused the email; null if there was no mail server.')),
});
export type StoredMail = z.infer<typeof StoredMail>;

const access = 'system_info_admin';

export const settings = {
  web: endpoint('GET /admin/config/get-web-config', {
    summary: 'Returns the names and addresses of the site.',
    apiScope: 'none',
    access,
    alias: 'POST',
    output: WebConfig,
  }),
  setWeb: endpoint('PUT /admin/config/set-web-config', {
    summary: 'Changes the names and addresses of the site. Missing fields stay as they are.',
    apiScope: 'none',
    access,
    alias: 'POST',
    input: z.partial(WebConfig),
  }),
  switches: endpoint('GET /admin/switch/info', {
    summary: 'Returns the switches and limits of the site. Passwords of accounts at remote judges are masked.',
    apiScope: 'none',
    access,
    output: z.extend(Switches, RemoteLists.shape),
  }),
  setSwitches: endpoint('PUT /admin/switch/update', {
    summary: 'Changes the switches and limits of the site, and adds accounts at remote judges. Missing fields stay as they are.',
    apiScope: 'none',
    access,
    input: z.extend(z.partial(Switches), RemoteLists.shape),
  }),
  alerts: endpoint('GET /admin/config/alerts', {
    summary: 'Returns the limits that trigger alerts to operators.',
    apiScope: 'none',
    access,
    output: AlertLimits,
  }),
  setAlerts: endpoint('PUT /admin/config/alerts', {
    summary: 'Changes the limits that trigger alerts to operators. Missing fields stay as they are.',
    apiScope: 'none',
    access,
    input: z.partial(AlertLimits),
  }),
  mail: endpoint('GET /admin/config/get-email-config', {
    summary: 'Returns the settings for sending emails. The password is left out.',
    apiScope: 'none',
    access,
    alias: 'POST',
    output: z.extend(MailConfig, {
      emailPort: z.number(),
      emailSsl: z.boolean(),
      emailPassword: z.literal(''),
      hasPassword: z.boolean(),
      sendsBy: z.enum(['settings', 'environment', 'outbox']),
    }),
  }),
  setMail: endpoint('PUT /admin/config/set-email-config', {
    summary: 'Changes the settings for sending emails. An empty password stays as it is.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: z.partial(z.extend(MailConfig, { emailPassword: z.nullish(text(255)) })),
  }),
  testMail: endpoint('POST /admin/config/test-email', {
    summary: 'Sends an email to test the settings.',
    apiScope: 'none',
    access,
    input: z.object({ email: Email }),
  }),
  sms: endpoint('GET /admin/config/sms', {
    summary: 'Returns the settings for sending text messages. The secret is left out.',
    apiScope: 'none',
    access,
    output: z.extend(SmsConfig, { hasSecret: z.boolean() }),
  }),
  setSms: endpoint('PUT /admin/config/sms', {
    summary: 'Changes the settings for sending text messages. An empty secret stays as it is.',
    apiScope: 'none',
    access,
    input: z.partial(z.extend(SmsConfig, { smsSecret: z.nullish(text(255)) })),
  }),
  testSms: endpoint('POST /admin/config/test-sms', {
    summary: 'Sends a code to a phone to test the settings.',
    apiScope: 'none',
    access,
    input: z.object({ phone: PhoneNumber }),
  }),
  outbox: endpoint('GET /admin/config/outbox', {
    summary: 'Lists the latest emails that were not sent: those that wait for a mail server, and those that one refused.',
    apiScope: 'none',
    access,
    output: z.array(StoredMail),
  }),
  resendMail: endpoint('POST /admin/config/outbox', {
    summary: 'Sends an email of the outbox with the present mail server.',
    apiScope: 'none',
    access,
    input: z.object({ id: mailId }),
  }),
  dropMail: endpoint('DELETE /admin/config/outbox', {
    summary: 'Deletes an email of the outbox.',
    apiScope: 'none',
    access,
    input: z.object({ id: mailId }),
  }),
  database: endpoint('GET /admin/config/get-db-and-redis-config', {
    summary: 'Returns the database and the events server in use, for existing clients. Passwords are left out.',
    apiScope: 'none',
    access,
    alias: 'POST',
    output: z.object({
      dbHost: z.string(),
      dbPort: z.number(),
      dbName: z.string(),
      dbUsername: z.string(),
      dbPassword: z.literal(''),
      redisHost: z.nullable(z.string()),
      redisPort: z.nullable(z.number()),
      redisPassword: z.null(),
    }),
  }),
  setDatabase: endpoint('PUT /admin/config/set-db-and-redis-config', {
    summary: 'Chooses the database and the events server for the next start, with the field names of existing clients.',
    apiScope: 'none',
    access,
    input: z.object({
      dbHost: z.nullish(displayText(255)),
      dbPort: z.nullish(int),
      dbName: z.nullish(displayText(63)),
      dbUsername: z.nullish(displayText(63)),
      dbPassword: z.nullish(text(255)),
      redisHost: z.nullish(displayText(255)),
      redisPort: z.nullish(int),
      redisPassword: z.nullish(text(255)),
    }),
  }),
};
