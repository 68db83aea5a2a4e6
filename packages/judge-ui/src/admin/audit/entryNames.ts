import { phrases, usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { fieldPhrases } from './fieldPhrases';

type Field = keyof typeof fieldPhrases.words;
const isField = (name: string): name is Field => Object.hasOwn(fieldPhrases.words, name);

/** The name of a field; an unknown one, of a server that is newer, is shown by its key. */
export function useFieldName() {
  const say = usePhrases(fieldPhrases);
  return useCallback((name: string) => (isField(name) ? say(name) : name), [say]);
}

const targetWords = phrases('auditTargets', {
  switches: { zh: '系统开关', en: 'switches' },
  website: { zh: '站点信息', en: 'names of the site' },
  mail: { zh: '邮件', en: 'mail' },
  sms: { zh: '短信', en: 'messages to phones' },
  alertLimits: { zh: '提醒', en: 'alerts' },
  compilers: { zh: '编译器', en: 'compilers' },
  languages: { zh: '语言', en: 'languages' },
  queue: { zh: '评测队列', en: 'judge queue' },
  users: { zh: '{{count}} 个用户', en: { one: '{{count}} user', other: '{{count}} users' } },
  submission: { zh: '提交 {{id}}', en: 'submission {{id}}' },
  problem: { zh: '题目 {{id}}', en: 'problem {{id}}' },
});
const plainTargets = ['switches', 'website', 'mail', 'sms', 'alertLimits', 'compilers', 'languages', 'queue'] as const;
type PlainTarget = (typeof plainTargets)[number];
const isPlain = (target: string): target is PlainTarget => (plainTargets as readonly string[]).includes(target);
const USERS = /^(\d+) users?$/;
const NUMBERED = /^(submission|problem) (\d+)$/;

/** Names of the targets of audit entries, for those that the server writes in its own words. */
export function useTargetName() {
  const say = usePhrases(targetWords);
  return useCallback(
    (target: string) => {
      const [, count] = USERS.exec(target) ?? [];
      if (count) return say('users', { count: Number(count) });
      const [, noun, id = ''] = NUMBERED.exec(target) ?? [];
      if (noun === 'submission' || noun === 'problem') return say(noun, { id });
      return isPlain(target) ? say(target) : target;
    },
    [say],
  );
}
