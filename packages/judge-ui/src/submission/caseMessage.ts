import { OWN_EXCEPTION } from '@oj/contract';
import { phrases, type Say, usePhrases } from '@oj/ui';
import { useCallback } from 'react';

const caseMessagePhrases = phrases('caseMessages', {
  differs: { zh: '与答案从第 {{line}} 行第 {{column}} 列起不同', en: 'differs from the answer at line {{line}}, column {{column}}' },
  exit: { zh: '退出码 {{code}}', en: 'exit code {{code}}' },
  signal: { zh: '信号 {{code}}', en: 'signal {{code}}' },
  namedSignal: { zh: '信号 {{code}}，{{name}}', en: 'signal {{code}}, {{name}}' },
  output: { zh: '输出超出限制', en: 'output limit exceeded' },
  leftInteractor: { zh: '在交互器之前结束', en: 'ended before the interactor' },
  twiceTooSlow: { zh: '两次运行都超出时间限制', en: 'over the time limit in two runs' },
  tooIdle: { zh: '所有测试点的空闲时间合计过长', en: 'idle for too long in all cases together' },
  tooLong: { zh: '所有测试点的用时合计过长', en: 'too long in all cases together' },
  uncaught: { zh: '未捕获的异常 {{exception}}（{{ending}}）', en: 'uncaught exception {{exception}} ({{ending}})' },
  ownUncaught: { zh: '未捕获的自定义异常（{{ending}}）', en: 'uncaught exception of its own ({{ending}})' },
});

/** What the judge says of a case, in the reader's language; what special judges and interactors say, as they said it. */
export function useCaseMessage() {
  const say = usePhrases(caseMessagePhrases);
  return useCallback(
    (message: string | null | undefined, exception: string | undefined): string | null => {
      if (!message) return null;
      const ending = translated(say, message);
      if (exception === undefined) return ending;
      return exception === OWN_EXCEPTION ? say('ownUncaught', { ending }) : say('uncaught', { exception, ending });
    },
    [say],
  );
}

const sentences: Readonly<Record<string, 'output' | 'leftInteractor' | 'twiceTooSlow' | 'tooIdle' | 'tooLong'>> = {
  'output limit exceeded': 'output',
  'ended before the interactor': 'leftInteractor',
  'over the time limit in two runs': 'twiceTooSlow',
  'idle for too long in all cases together': 'tooIdle',
  'too long in all cases together': 'tooLong',
};

function translated(say: Say<typeof caseMessagePhrases.words>, message: string): string {
  const sentence = sentences[message];
  if (sentence) return say(sentence);
  const [, line, column] = /^line (\d+), column (\d+)$/.exec(message) ?? [];
  if (line && column) return say('differs', { line, column });
  const [, exit] = /^exit code (\d+)$/.exec(message) ?? [];
  if (exit) return say('exit', { code: exit });
  const [, code, name] = /^signal (\d+)(?: \((SIG\w+)\))?$/.exec(message) ?? [];
  if (!code) return message;
  return name ? say('namedSignal', { code, name }) : say('signal', { code });
}
