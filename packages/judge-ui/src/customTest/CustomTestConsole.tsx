import { MOST_CUSTOM_TEST_CHARACTERS } from '@oj/contract';
import { Button, IconButton, TextArea, theme, usePhrases, useToast } from '@oj/ui';
import { Play, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useUser } from '../session/SessionProvider';
import { customTestPhrases } from './customTestPhrases';
import { CustomTestResult } from './CustomTestResult';
import { useCustomTest } from './useCustomTest';

export interface CustomTestConsoleProps {
  /** Number of the problem. */
  pid: number;
  language: string;
  /** The code in the editor at this moment. */
  latestCode: () => string;
  /** The first one fills the fields at first. */
  samples: readonly { input: string; output: string }[];
  onClose: () => void;
}

/** Under the editor: an input of the reader's own, the expected output, and the output of the program. */
export function CustomTestConsole({ pid, language, latestCode, samples, onClose }: CustomTestConsoleProps) {
  const say = usePhrases(customTestPhrases);
  const sayError = usePhrases(errorPhrases);
  const user = useUser();
  const toast = useToast();
  const openDialog = useAccountDialog();
  const [input, setInput] = useState(samples[0]?.input ?? '');
  const [expected, setExpected] = useState(samples[0]?.output ?? '');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const customTest = useCustomTest();
  useFirstFocus(field);

  const tooLong = input.length > MOST_CUSTOM_TEST_CHARACTERS;
  const send = () =>
    customTest.start({ pid, language, code: latestCode(), userInput: input, expectedOutput: expected || null }).catch(() => undefined);

  function run() {
    setMissing(!input);
    if (!input || tooLong) return field.current?.focus();
    if (!latestCode().trim()) return void toast({ tone: 'error', title: sayError('submission.codeEmpty') });
    if (user) return void send();
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void send());
  }

  return (
    <Console aria-label={say('title')}>
      <Head>
        <h2>{say('title')}</h2>
        {samples.map((sample, index) => (
          <Button
            key={index}
            size="small"
            tone="quiet"
            onClick={() => {
              setInput(sample.input);
              setExpected(sample.output);
            }}
          >
            {say('sample', { place: index + 1 })}
          </Button>
        ))}
        <Button size="small" tone="primary" pending={customTest.isRunning} onClick={run}>
          <Play aria-hidden /> {say('run')}
        </Button>
        <IconButton label={say('close')} size="small" tone="quiet" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      <Body>
        <Fields>
          <Mono
            ref={field}
            label={say('input')}
            rows={4}
            value={input}
            spellCheck={false}
            hint={say('count', { count: input.length, most: MOST_CUSTOM_TEST_CHARACTERS })}
            error={
              tooLong ? say('count', { count: input.length, most: MOST_CUSTOM_TEST_CHARACTERS }) : isMissing && !input && say('needsInput')
            }
            onChange={({ target }) => setInput(target.value)}
          />
          <Mono label={say('expected')} rows={3} value={expected} spellCheck={false} onChange={({ target }) => setExpected(target.value)} />
        </Fields>
        <Answer aria-live="polite" aria-busy={customTest.isRunning || undefined}>
          {customTest.error ? (
            <p role="alert">{sentenceFor(customTest.error, sayError)}</p>
          ) : customTest.outcome ? (
            <CustomTestResult outcome={customTest.outcome} />
          ) : (
            <p>{say(customTest.isRunning ? 'running' : 'waiting')}</p>
          )}
        </Answer>
      </Body>
    </Console>
  );
}

/** Focuses the input when the console opens. */
function useFirstFocus(field: RefObject<HTMLElement | null>) {
  useEffect(() => field.current?.focus({ preventScroll: true }), [field]);
}

const Console = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  max-height: 55%;
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.phone} {
    max-height: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]} ${theme.space[6]};
  & > h2 {
    flex: 1;
    margin: 0;
    font: ${theme.font.strong};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  gap: ${theme.space[7]};
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[6]};
  overflow-y: auto;
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
    overflow: visible;
  }
`;

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`;

const Mono = styled(TextArea)`
  & textarea {
    font-family: ${theme.family.mono};
    font-size: 13px;
  }
`;

const Answer = styled.div`
  min-width: 0;
  padding-block-start: ${theme.space[2]};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
`;
