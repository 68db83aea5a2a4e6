import { MOST_CUSTOM_TEST_CHARACTERS, Status } from '@oj/contract';
import { Button, IconButton, TextArea, theme, usePhrases, useToast } from '@oj/ui';
import { Play, Trash2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { usePageScope } from '../links/PageScope';
import { useDraftOwner } from '../parts/useDraftOwner';
import { useUser } from '../session/SessionProvider';
import { customTestPhrases } from './customTestPhrases';
import { CustomTestResult } from './CustomTestResult';
import { MOST_OWN_INPUTS, type OwnInput, useOwnInputs } from './ownInputs';
import { TestChips } from './TestChips';
import { isRunnable, type TestInput, useTestRuns } from './useTestRuns';

export interface CustomTestConsoleProps {
  /** Number of the problem. */
  pid: number;
  /** What people call it; own inputs are kept under it. */
  problemId: string;
  language: string;
  /** The code in the editor at this moment. */
  latestCode: () => string;
  samples: readonly { input: string; output: string }[];
  /** How often the samples were asked to be run: each time they are. */
  samplesAsked?: number;
  onClose: () => void;
}

const sampleName = (place: number) => `sample ${place}`;
const ownName = (place: number) => `own ${place}`;

/** The console under the editor: samples and the reader's own inputs, and what the program answers. Changing a sample makes an own input of it. */
export function CustomTestConsole({ pid, problemId, language, latestCode, samples, samplesAsked = 0, onClose }: CustomTestConsoleProps) {
  const say = usePhrases(customTestPhrases);
  const sayError = usePhrases(errorPhrases);
  const user = useUser();
  const toast = useToast();
  const openDialog = useAccountDialog();
  const [own, setOwn] = useOwnInputs(`oj.inputs.${useDraftOwner()}.${usePageScope().key}.${problemId}`);
  const ofSamples = samples.map(({ input, output }, place) => ({
    name: sampleName(place),
    label: say('sample', { place: place + 1 }),
    input,
    expected: output,
  }));
  const inputs = [...ofSamples, ...own.map((each, place) => ({ ...each, name: ownName(place), label: say('own', { place: place + 1 }) }))];
  const [chosen, setChosen] = useState(inputs[0]?.name ?? '');
  const current = inputs.find(({ name }) => name === chosen);
  const { input, expected } = current ?? { input: '', expected: '' };
  const ownPlace = own.findIndex((_, place) => ownName(place) === chosen);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const section = useRef<HTMLElement>(null);
  const { runs, run, isRunning } = useTestRuns();
  const shown = runs[chosen];
  const tooLong = input.length > MOST_CUSTOM_TEST_CHARACTERS;

  function start(wanted: readonly TestInput[]) {
    const order = { pid, language, code: latestCode() };
    if (!order.code.trim()) return void toast({ tone: 'error', title: sayError('submission.codeEmpty') });
    if (user) return void run(order, wanted);
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void run(order, wanted));
  }

  function runChosen() {
    setMissing(!input);
    if (!input || tooLong) return field.current?.focus();
    start([{ name: chosen, input, expected }]);
  }

  function runSamples() {
    const runnable = ofSamples.filter(isRunnable);
    if (runnable.length < ofSamples.length) toast({ tone: 'warning', title: say('tooLong', { most: MOST_CUSTOM_TEST_CHARACTERS }) });
    if (runnable.length > 0) start(runnable);
  }
  const onAsked = useEffectEvent(runSamples);
  useEffect(() => {
    if (samplesAsked > 0) {
      onAsked();
      section.current?.scrollIntoView({ block: 'nearest' });
    } else field.current?.focus({ preventScroll: true });
  }, [samplesAsked]);

  function change(next: Partial<OwnInput>) {
    const changed = { input, expected, ...next };
    if (ownPlace >= 0) return setOwn(own.map((each, place) => (place === ownPlace ? changed : each)));
    const place = Math.min(own.length, MOST_OWN_INPUTS - 1);
    setOwn([...own.slice(0, place), changed]);
    setChosen(ownName(place));
  }

  function remove() {
    setOwn(own.filter((_, place) => place !== ownPlace));
    setChosen(ownPlace > 0 ? ownName(ownPlace - 1) : (ofSamples[0]?.name ?? ownName(0)));
  }

  const ended = ofSamples.filter(({ name }) => runs[name] && !runs[name].isRunning);
  const passed = ended.filter(({ name }) => runs[name]?.outcome?.status === Status.accepted).length;

  return (
    <Console ref={section} aria-label={say('title')}>
      <Head>
        <h2>{say('title')}</h2>
        <TestChips
          inputs={inputs}
          runs={runs}
          chosen={chosen}
          onChoose={setChosen}
          onAdd={
            own.length < MOST_OWN_INPUTS
              ? () => {
                  setOwn([...own, { input: '', expected: '' }]);
                  setChosen(ownName(own.length));
                  field.current?.focus();
                }
              : undefined
          }
        />
        {ended.length > 0 && ended.length === ofSamples.filter(isRunnable).length && (
          <output>{say('passed', { passed, total: ofSamples.length })}</output>
        )}
        {samples.length > 1 && (
          <Button size="small" disabled={isRunning} onClick={runSamples}>
            {say('runAll')}
          </Button>
        )}
        <Button size="small" tone="primary" pending={isRunning} onClick={runChosen}>
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
            onChange={({ target }) => change({ input: target.value })}
          />
          <Mono
            label={say('expected')}
            rows={3}
            value={expected}
            spellCheck={false}
            onChange={({ target }) => change({ expected: target.value })}
          />
          {ownPlace >= 0 && (
            <Button size="small" tone="quiet" onClick={remove}>
              <Trash2 aria-hidden /> {say('remove')}
            </Button>
          )}
        </Fields>
        <Answer aria-live="polite" aria-busy={shown?.isRunning || undefined}>
          {shown?.error ? (
            <p role="alert">{sentenceFor(shown.error, sayError)}</p>
          ) : shown?.outcome ? (
            <CustomTestResult outcome={shown.outcome} />
          ) : (
            <p>{say(shown?.isRunning ? 'running' : 'waiting')}</p>
          )}
        </Answer>
      </Body>
    </Console>
  );
}

const Console = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  height: 55%;
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.phone} {
    height: auto;
    /* The button at the foot of the window covers that much. */
    scroll-margin-block-end: 80px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]} ${theme.space[6]};
  & > h2 {
    margin: 0 ${theme.space[3]} 0 0;
    font: ${theme.font.strong};
  }
  & > output {
    color: ${theme.color.text2};
    font: ${theme.font.label};
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
