import { type contract, type ClientOutput, Status } from '@oj/contract';
import { CodeView, OutputDiff, phrases, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { truncateLikeServer } from '../../parts/truncateLikeServer';

export type WireCase = NonNullable<ClientOutput<typeof contract.submission.cases>>['judgeCaseList'][number];

const words = phrases('caseFiles', {
  inputData: { zh: '输入', en: 'Input' },
  outputData: { zh: '答案', en: 'Answer' },
  userOutput: { zh: '程序输出', en: 'Output of the program' },
});
const files = ['inputData', 'outputData', 'userOutput'] as const;

/** Longer data is cut, and says so by its end. */
const CUT = '…';

/** What a case consists of, for whoever may see it: the server sends it to them alone. Where the output was wrong, what differs first is marked. */
export function CaseData({ judged }: { judged: WireCase | undefined }) {
  const say = usePhrases(words);
  const known = files.flatMap(name => (typeof judged?.[name] === 'string' ? [{ name, text: judged[name] }] : []));
  if (!judged || known.length === 0) return null;
  const { status, outputData, userOutput } = judged;
  const isWrong = status === Status.wrongAnswer || status === Status.presentationError;
  const compared =
    isWrong && typeof outputData === 'string' && typeof userOutput === 'string' ? compare(userOutput, outputData) : undefined;
  return (
    <Sheets>
      {known
        .filter(({ name }) => !compared || name === 'inputData')
        .map(({ name, text }) => (
          <CodeView key={name} code={text} caption={say(name)} maxHeight={240} />
        ))}
      {compared && <Wide {...compared} ignoreEndBlanks={status !== Status.presentationError} />}
    </Sheets>
  );
}

/** Both as far as both are known. */
function compare(printed: string, answer: string) {
  const isCut = answer.endsWith(CUT);
  const expected = truncateLikeServer(printed, isCut ? answer.slice(0, -CUT.length) : answer);
  return { actual: isCut ? printed.slice(0, expected.length) : printed, expected };
}

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${theme.space[5]};
  min-width: 0;
`;

const Wide = styled(OutputDiff)`
  grid-column: 1 / -1;
`;
