import * as z from 'zod/mini';
import { Email } from './account';
import { alertBounds, judgingBounds } from './adminLimits';
import { endpoint } from './endpoint';
import { RemoteLists } from './remote';
import { bool, dateTime, displayText, matching, text, webAddress, int } from './shapes';

/** An address of the web, one of this site, or nothing. */
const projectAddress = displayText(255).check(
  z.refine(
    value => value === '' || /^(https?:\/\/[^\s/?#]|\/(?![/\\]))\S*$/i.test(value),
    'The address must start with http://, https:// or one /',
  ),
);

/** Names of the site. In a change, what is absent stays as it is; so do `name`, `shortName` and `baseUrl` when they are empty. */
const WebConfig = z.object({
  baseUrl: webAddress.check(z.describe('where mails and links point to')),
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

const between = ([least, most]: readonly [number, number], what: string) => int.check(z.minimum(least), z.maximum(most), z.describe(what));

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
    .check(z.describe('a login needs a solved slide only after failures, a change of password or email needs none')),
  hideNonContestSubmissionCode: z.boolean().check(z.describe('code only for admins and its author')),
  uploadsByCookie: z.boolean(),
  refusalsAsSuccess: z.boolean(),
  defaultSubmitInterval: int.check(z.minimum(0), z.maximum(3600), z.describe('seconds between two submissions outside contests')),
  mostJudgingSeconds: between(judgingBounds.mostJudgingSeconds, 'what all cases of a submission may take together, by the clock'),
  mostGroupJudgingSeconds: between(judgingBounds.mostGroupJudgingSeconds, 'cases times time limit of a problem of a group, at most'),
  defaultCreateGroupDailyLimit: count,
  defaultCreateGroupLimit: count,
  defaultCreateGroupACInitValue: count,
  defaultCreateDiscussionDailyLimit: count,
  defaultCreateDiscussionACInitValue: count,
  defaultCreateCommentACInitValue: count,
});
export type Switches = z.infer<typeof Switches>;

/** From where on an operator is told. */
const AlertLimits = z.object({
  queueSeconds: between(alertBounds.queueSeconds, 'a submission has waited for so long'),
  diskPercent: between(alertBounds.diskPercent, 'less of the disk is free'),
  backupDays: between(alertBounds.backupDays, 'the last backup is so old'),
  calibrationPercent: between(alertBounds.calibrationPercent, 'a judge has become so much faster or slower'),
});
export type AlertLimits = z.infer<typeof AlertLimits>;

const MailConfig = z.object({
  emailHost: displayText(255).check(z.describe('a public mail server; empty: the one of the environment, or the outbox')),
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
    z.describe('takes each message as JSON; https, or http of this machine; empty: no message is sent'),
  ),
  smsSender: displayText(50).check(z.describe('name or number that the provider shows as the sender')),
});
export type SmsConfig = z.infer<typeof SmsConfig>;

const letterId = matching(60, /^[\dTZ.-]{20,30}-[\da-f]{8}$/);
const KeptLetter = z.object({
  id: letterId,
  sentAt: dateTime,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  failure: z.nullable(z.string()).check(z.describe('why it was refused; null: there was no mail server')),
});
export type KeptLetter = z.infer<typeof KeptLetter>;

const access = 'system_info_admin';

export const settings = {
  web: endpoint('GET /admin/config/get-web-config', {
    summary: 'Names of the site',
    apiScope: 'none',
    access,
    alias: 'POST',
    output: WebConfig,
  }),
  setWeb: endpoint('PUT /admin/config/set-web-config', {
    summary: 'Changes names of the site; what is absent stays',
    apiScope: 'none',
    access,
    alias: 'POST',
    input: z.partial(WebConfig),
  }),
  switches: endpoint('GET /admin/switch/info', {
    summary: 'What is open, and how much of it; passwords are masked',
    apiScope: 'none',
    access,
    output: z.extend(Switches, RemoteLists.shape),
  }),
  setSwitches: endpoint('PUT /admin/switch/update', {
    summary: 'Changes switches, and adds accounts at other sites; what is absent stays',
    apiScope: 'none',
    access,
    input: z.extend(z.partial(Switches), RemoteLists.shape),
  }),
  alerts: endpoint('GET /admin/config/alerts', {
    summary: 'From where on operators are told',
    apiScope: 'none',
    access,
    output: AlertLimits,
  }),
  setAlerts: endpoint('PUT /admin/config/alerts', {
    summary: 'Changes from where on operators are told; what is absent stays',
    apiScope: 'none',
    access,
    input: z.partial(AlertLimits),
  }),
  mail: endpoint('GET /admin/config/get-email-config', {
    summary: 'How mails are sent; never the password',
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
    summary: 'Changes how mails are sent; an empty password stays as it is',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: z.partial(z.extend(MailConfig, { emailPassword: z.nullish(text(255)) })),
  }),
  testMail: endpoint('POST /admin/config/test-email', {
    summary: 'Sends a letter to see whether it arrives',
    apiScope: 'none',
    access,
    input: z.object({ email: Email }),
  }),
  sms: endpoint('GET /admin/config/sms', {
    summary: 'How messages to phones are sent; never the secret',
    apiScope: 'none',
    access,
    output: z.extend(SmsConfig, { hasSecret: z.boolean() }),
  }),
  setSms: endpoint('PUT /admin/config/sms', {
    summary: 'Changes how messages to phones are sent; an empty secret stays as it is',
    apiScope: 'none',
    access,
    input: z.partial(z.extend(SmsConfig, { smsSecret: z.nullish(text(255)) })),
  }),
  testSms: endpoint('POST /admin/config/test-sms', {
    summary: 'Sends a code to a phone to see whether it arrives',
    apiScope: 'none',
    access,
    input: z.object({ phone: PhoneNumber }),
  }),
  outbox: endpoint('GET /admin/config/outbox', {
    summary: 'The latest letters that were not sent: those that wait for a mail server, and those that one refused',
    apiScope: 'none',
    access,
    output: z.array(KeptLetter),
  }),
  resendLetter: endpoint('POST /admin/config/outbox', {
    summary: 'Sends a letter of the outbox by the mail server that is set now',
    apiScope: 'none',
    access,
    input: z.object({ id: letterId }),
  }),
  dropLetter: endpoint('DELETE /admin/config/outbox', {
    summary: 'Throws a letter of the outbox away',
    apiScope: 'none',
    access,
    input: z.object({ id: letterId }),
  }),
  database: endpoint('GET /admin/config/get-db-and-redis-config', {
    summary: 'Which database and which server of events are in force; never a password. Pages ask for the connections',
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
    summary: 'Chooses the database and the server of events for the next start, in the words of existing clients',
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
