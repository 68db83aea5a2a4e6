import { Status, type CustomTestOutcome } from '@oj/contract';
import { CodeView, formatMemory, formatTime, OutputDiff, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { styled } from 'styled-components';
import { truncateLikeServer } from '../parts/truncateLikeServer';
import { customTestPhrases } from './customTestPhrases';

/** How a run ended: what it printed, beside what was wanted if that was said; or the words of the compiler. */
export function CustomTestResult({ outcome }: { outcome: CustomTestOutcome }) {
  const say = usePhrases(customTestPhrases);
  const { status, time, memory, stderr, userOutput, expectedOutput } = outcome;
  if (status === Status.compileError) {
    return (
      <Result role="alert">
        <Head>
          <VerdictSeal status={status} size="medium" /> {say('compileFailed')}
        </Head>
        <CodeView code={stderr ?? ''} caption={say('compileFailed')} />
      </Result>
    );
  }
  const printed = userOutput ?? '';
  return (
    <Result>
      <Head>
        <VerdictSeal status={status} size="medium" />
        {time !== null && (
          <small>
            {formatTime(time)} · {formatMemory(memory)}
          </small>
        )}
      </Head>
      {expectedOutput ? (
        <OutputDiff
          actual={printed}
          expected={truncateLikeServer(printed, expectedOutput)}
          ignoreEndBlanks={status !== Status.presentationError}
        />
      ) : printed ? (
        <CodeView code={printed} caption={say('output')} />
      ) : (
        <p>{say('noOutput')}</p>
      )}
      {stderr && <CodeView code={stderr} caption={say('errors')} />}
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  min-width: 0;
  & > p {
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  color: ${theme.color.text};
  font: ${theme.font.strong};
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.number};
  }
`;
