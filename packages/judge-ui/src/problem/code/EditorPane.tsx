import { type Language, MOST_CODE_CHARACTERS, type ProblemDetail } from '@oj/contract';
import { parseExamples } from '@oj/contract/examples';
import { Button, EditorToolbar, type FileEncoding, IconButton, theme, usePhrases, useToast, visuallyHidden } from '@oj/ui';
import { FileClock, FlaskConical, History, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, type Ref, Suspense, useImperativeHandle, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../../account/AccountDialogs';
import { usePageScope } from '../../links/PageScope';
import { useUser } from '../../session/SessionProvider';
import { useMay } from '../../session/useMay';
import { editorPhrases } from './editorPhrases';
import { CONSOLE_HEIGHT } from './consoleHeight';
import type { EditorCommands } from './editorCommands';
import type { FocusMode } from './focusMode';
import { useShown } from '../../submission/watch/sentSubmissions';
import { SubmissionsWaiting } from './SubmissionsWaiting';
import { useSubmitCode } from './useSubmitCode';
import { useLastAccepted } from './useLastAccepted';
import type { EditorState } from './useEditorState';

const CaptchaDialog = lazy(async () => ({ default: (await import('./CaptchaDialog')).CaptchaDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../parts/ConfirmDialog')).ConfirmDialog }));
const loadResult = () => import('./ResultConsole');
const ResultConsole = lazy(async () => ({ default: (await loadResult()).ResultConsole }));
const DraftHistory = lazy(async () => ({ default: (await import('./DraftHistory')).DraftHistory }));
const CustomTestConsole = lazy(async () => ({ default: (await import('../../customTest/CustomTestConsole')).CustomTestConsole }));

const encodingNames = { gb18030: 'GBK', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' } as const;

export interface EditorPaneProps {
  detail: ProblemDetail;
  languages: readonly Language[];
  editor: EditorState;
  /** The submit button stands at the foot of the window instead of in the toolbar. */
  isPhone: boolean;
  focus: FocusMode | undefined;
  commandsRef: Ref<EditorCommands>;
  /** Element under the code that holds the consoles. */
  below: HTMLElement;
  /** Why nobody like the reader may submit here. */
  submitRefusal: string | undefined;
  /** Asks the reader for something, and submits when they agree. A reader who is asked may submit then, whatever the refusal. */
  beforeSubmit: ((submit: () => void) => void) | undefined;
}

/** Around the code of a problem: the toolbar over it, and under it the verdict of the last submission. */
export function EditorPane(props: EditorPaneProps) {
  const { detail, languages, editor, isPhone, focus, commandsRef, below, submitRefusal, beforeSubmit } = props;
  const { problem, myStatus } = detail;
  const say = usePhrases(editorPhrases);
  const user = useUser();
  const toast = useToast();
  const openDialog = useAccountDialog();
  const [isResetting, setResetting] = useState(false);
  const { submitCode, submitId, sentId, place, isSending, asked } = useSubmitCode(problem.problemId, { isInSight: !isPhone });
  const { language, code, settings } = editor;
  const [isTesting, setTesting] = useState(false);
  const [samplesAsked, setSamplesAsked] = useState(0);
  const [showsHistory, setShowsHistory] = useState(false);
  const samples = useMemo(() => parseExamples(problem.examples), [problem.examples]);
  const accepted = useLastAccepted({ pid: problem.id, myStatus, editor });
  const maySubmit = useMay('submit') || !user;
  const refusal = maySubmit ? submitRefusal : say('maySubmitNot');
  // What is asked first ends the refusal.
  const blocked = maySubmit && beforeSubmit ? undefined : refusal;
  const isHeld = usePageScope().cid !== undefined;
  // The verdict counts as shown while the console still loads: whoever waits for it needs no message.
  useShown(isTesting ? undefined : place);
  // Another site only judges: it runs no custom tests.
  const mayTest = !problem.isRemote && (!isHeld || refusal === undefined);
  const submit = () => {
    if (blocked) return void toast({ tone: 'error', title: blocked });
    editor.remember();
    const program = { pid: problem.problemId, language: language.name, code: editor.latestCode() };
    const send = () => {
      setTesting(false);
      void loadResult().catch(() => undefined);
      submitCode(program);
    };
    if (beforeSubmit) beforeSubmit(send);
    else send();
  };
  const runSamples = () => {
    if (!mayTest) return void toast({ tone: 'error', title: refusal });
    setTesting(true);
    setSamplesAsked(count => count + 1);
  };
  useImperativeHandle(commandsRef, () => ({ submit, runSamples }));

  function reset() {
    const before = code;
    editor.remember();
    editor.setCode(editor.template);
    toast({ title: say('resetDone'), action: { label: say('undo'), onAction: () => editor.setCode(before) } });
  }

  function upload(text: string, file: string, encoding: FileEncoding) {
    if (text.length > MOST_CODE_CHARACTERS) return void toast({ tone: 'error', title: say('noFile') });
    editor.remember();
    editor.setCode(text);
    if (encoding !== 'utf-8') toast({ tone: 'warning', title: say('notUtf8', { file, encoding: encodingNames[encoding] }) });
  }

  const under = (
    <>
      <SubmissionsWaiting place={place} />
      {isTesting && (
        <Suspense fallback={null}>
          <CustomTestConsole
            pid={problem.id}
            problemId={problem.problemId}
            language={language.name}
            latestCode={editor.latestCode}
            samples={samples}
            samplesAsked={samplesAsked}
            onClose={() => setTesting(false)}
          />
        </Suspense>
      )}
      {!isTesting && submitId === undefined && isSending && <ResultPlace />}
      {submitId !== undefined && !isTesting && (
        <Suspense fallback={<ResultPlace />}>
          <ResultConsole key={submitId} submitId={submitId} problemId={problem.problemId} />
        </Suspense>
      )}
      {isPhone && (
        <Foot>
          {user ? (
            <>
              <Button tone="primary" pending={isSending} disabled={blocked !== undefined} onClick={submit}>
                {say('submit')}
              </Button>
              {blocked && <small>{blocked}</small>}
            </>
          ) : (
            <Button tone="primary" onClick={() => openDialog('login')}>
              {say('loginToSubmit')}
            </Button>
          )}
        </Foot>
      )}
    </>
  );

  return (
    <>
      <EditorToolbar
        languages={languages.map(({ name, description }) => ({ value: name, label: name, title: description }))}
        language={language.name}
        onLanguageChange={editor.setLanguage}
        settings={settings}
        onSettingsChange={editor.setSettings}
        onReset={() => setResetting(true)}
        onUpload={upload}
        onUploadRefused={file => toast({ tone: 'error', title: say('notText', { file }) })}
        savedAt={isPhone ? (editor.savedAt ?? null) : undefined}
        submitting={isSending}
        submitBlocked={user ? blocked : say('loginToSubmit')}
        {...(mayTest && samples.length > 0 && { onRunSamples: runSamples })}
        {...(!isPhone && { onSubmit: submit })}
      >
        <IconButton label={say('history')} onClick={() => setShowsHistory(true)}>
          <FileClock aria-hidden />
        </IconButton>
        {user && (
          <IconButton label={say('fetch')} onClick={accepted.ask}>
            <History aria-hidden />
          </IconButton>
        )}
        {focus && !isPhone && (
          <IconButton
            label={say(focus.isOn ? 'leaveFocus' : 'focus')}
            aria-pressed={focus.isOn}
            onClick={() => focus.onChange(!focus.isOn)}
          >
            {focus.isOn ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
          </IconButton>
        )}
        {mayTest && (
          <IconButton label={say('test')} aria-expanded={isTesting} onClick={() => setTesting(!isTesting)}>
            <FlaskConical aria-hidden />
          </IconButton>
        )}
        {!user && !isPhone && <Button onClick={() => openDialog('login')}>{say('loginToSubmit')}</Button>}
      </EditorToolbar>
      {createPortal(under, below)}
      <Spoken>{sentId !== undefined && <span key={sentId}>{say('submitted')}</span>}</Spoken>
      <Suspense fallback={null}>
        {asked && <CaptchaDialog onAnswer={asked.answer} onClose={asked.giveUp} />}
        {isResetting && (
          <ConfirmDialog
            title={say('confirmReset')}
            confirm={say('putBack')}
            cancel={say('keep')}
            open
            onClose={() => setResetting(false)}
            onConfirm={reset}
          />
        )}
        {showsHistory && <DraftHistory editor={editor} onClose={() => setShowsHistory(false)} />}
        {accepted.isAsking && (
          <ConfirmDialog
            title={say('confirmFetch')}
            confirm={say('fetchNow')}
            cancel={say('keep')}
            open
            onClose={() => accepted.setAsking(false)}
            onConfirm={() => void accepted.fetch()}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the console shows by opening. */
const Spoken = styled.output`
  ${visuallyHidden}
`;

/** Keeps the height of the console until it is loaded. */
const ResultPlace = styled.div`
  flex: none;
  height: ${CONSOLE_HEIGHT};
  border-block-start: 1px solid ${theme.color.line};
  ${theme.phone} {
    height: 169px;
  }
`;

/** Stays in reach of the thumb. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  padding: ${theme.space[4]} ${theme.space[5]} calc(${theme.space[4]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  & > small {
    margin-block-start: ${theme.space[3]};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: center;
  }
`;
