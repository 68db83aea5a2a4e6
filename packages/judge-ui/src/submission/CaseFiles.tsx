import type { contract, ClientOutput } from '@oj/contract';
import { CodeView, phrases, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';

type WireCase = NonNullable<ClientOutput<typeof contract.submission.cases>>['judgeCaseList'][number];

const words = phrases('caseFiles', {
  inputData: { zh: '输入', en: 'Input' },
  outputData: { zh: '答案', en: 'Answer' },
  userOutput: { zh: '程序输出', en: 'Output of the program' },
});
const files = ['inputData', 'outputData', 'userOutput'] as const;

/** What a case consists of, for whoever may see it: the server sends it to them alone. */
export function CaseFiles({ judged }: { judged: WireCase | undefined }) {
  const say = usePhrases(words);
  const known = files.flatMap(name => (typeof judged?.[name] === 'string' ? [{ name, text: judged[name] }] : []));
  if (known.length === 0) return null;
  return (
    <Sheets>
      {known.map(({ name, text }) => (
        <CodeView key={name} code={text} caption={say(name)} maxHeight={240} />
      ))}
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${theme.space[5]};
  min-width: 0;
`;
