import type { ErrorCode, ScopeRefusal } from '@oj/contract';
import type { Words } from '@oj/ui';
import { sentences } from './errorSentences';

/** What the pages of contests and trainings say by themselves, without a refusal before. */
export const scopeSentences = {
  'login.required': sentences['login.required'],
  'access.denied': sentences['access.denied'],
  'contest.notFound': { zh: '比赛不存在', en: 'The contest does not exist' },
  'contest.notStarted': { zh: '比赛尚未开始', en: 'The contest has not started yet' },
  'contest.ended': { zh: '比赛已经结束', en: 'The contest has ended' },
  'contest.paused': {
    zh: '比赛暂停中，继续后才能提交',
    en: 'The contest is paused: submissions are accepted again when it goes on',
  },
  'contest.registrationRequired': { zh: '请先报名参加比赛', en: 'Please enter the contest first' },
  'contest.accountRefused': { zh: '本场比赛不对你的账号开放', en: 'Your account is not among those that this contest is for' },
  'training.notFound': { zh: '训练不存在', en: 'The training does not exist' },
  'training.registrationRequired': { zh: '请先输入密码加入训练', en: 'Please enter the training first' },
  'contest.passwordRequired': { zh: '请输入比赛密码', en: 'Enter the contest password' },
  'training.passwordRequired': { zh: '请输入训练密码', en: 'Enter the training password' },
} as const satisfies Partial<Record<ErrorCode, Words[string]>> & Record<ScopeRefusal, Words[string]>;
