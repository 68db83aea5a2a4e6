import { useCallback } from 'react';
import { phrases } from '../locale/phrases';
import { usePhrases } from '../locale/LocaleProvider';
import { verdictOf, type VerdictStatus } from './verdicts';

/** Full names of all verdicts, in both languages. */
export const verdictNames = phrases('verdict', {
  accepted: { zh: '通过', en: 'Accepted' },
  wrongAnswer: { zh: '答案错误', en: 'Wrong Answer' },
  timeLimitExceeded: { zh: '运行超时', en: 'Time Limit Exceeded' },
  memoryLimitExceeded: { zh: '内存超限', en: 'Memory Limit Exceeded' },
  runtimeError: { zh: '运行错误', en: 'Runtime Error' },
  compileError: { zh: '编译错误', en: 'Compile Error' },
  presentationError: { zh: '格式错误', en: 'Presentation Error' },
  partialAccepted: { zh: '部分通过', en: 'Partial Accepted' },
  pending: { zh: '排队中', en: 'Pending' },
  compiling: { zh: '编译中', en: 'Compiling' },
  judging: { zh: '评测中', en: 'Judging' },
  submitting: { zh: '提交中', en: 'Submitting' },
  systemError: { zh: '系统错误', en: 'System Error' },
  submittedFailed: { zh: '提交失败', en: 'Submitted Failed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  submitted: { zh: '已提交', en: 'Submitted' },
  notSubmitted: { zh: '未提交', en: 'Not Submitted' },
  unknown: { zh: '未知状态', en: 'Unknown' },
});

export type VerdictName = keyof typeof verdictNames.words;

/** Says the full name of a verdict in the current language: `nameOf(-1)` and `nameOf('WA')` are "Wrong Answer". */
export function useVerdictName(): (status: VerdictStatus) => string {
  const say = usePhrases(verdictNames);
  return useCallback(status => say(verdictOf(status).name), [say]);
}
