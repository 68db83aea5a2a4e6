import type { AlertLimits, MailConfig, SmsConfig, Switches, WebConfig } from '@oj/contract';

export const defaultWeb: WebConfig = {
  baseUrl: '',
  name: 'Open Judge',
  shortName: 'OJ',
  description: 'A judge for practice and contests: write, submit, and watch the verdict arrive.',
  email: '',
  recordName: '',
  recordUrl: '',
  projectName: 'OJ',
  projectUrl: '/api/docs',
  wikiUrl: 'https://oi-wiki.org/',
  register: true,
};

/** The submit interval is the environment's until it is set. */
export const defaultSwitches: Omit<Switches, 'defaultSubmitInterval'> = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openPublicJudge: true,
  openGroupJudge: true,
  openContestJudge: true,
  slideOnlyAfterFailures: false,
  hideNonContestSubmissionCode: false,
  uploadsByCookie: false,
  refusalsAsSuccess: false,
  mostJudgingSeconds: 900,
  mostGroupJudgingSeconds: 300,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
};

export const defaultAlerts: AlertLimits = { queueSeconds: 300, diskPercent: 10, backupDays: 7, calibrationPercent: 10 };

export type StoredMail = MailConfig & { emailPassword: string };

export const defaultMail: StoredMail = {
  emailHost: '',
  emailPort: 465,
  emailUsername: '',
  emailPassword: '',
  emailSsl: true,
  emailFrom: '',
  emailBGImg: '',
};

export type StoredSms = SmsConfig & { smsSecret: string };

export const defaultSms: StoredSms = { smsWebhook: '', smsSender: '', smsSecret: '' };
