import type { Language } from '@oj/contract';
import { MOST_CODE_CHARACTERS } from '@oj/contract';
import { Button, CodeEditor, Dialog, DialogClose, EditorToolbar, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useUser } from '../session/SessionProvider';
import { problemPhrases } from './problemPhrases';
import { ResultConsole } from './ResultConsole';
import type { Work } from './useWork';
import { useHandIn } from './useHandIn';

interface EditorPaneProps {
  problemId: string;
  languages: readonly Language[];
  work: Work;
}

/** Editor of a problem: toolbar, code, and the verdict of what was just handed in. */
export function EditorPane({ problemId, languages, work }: EditorPaneProps) {
  const say = usePhrases(problemPhrases);
  const user = useUser();
  const toast = useToast();
  const openDialog = useAccountDialog();
  const [isResetting, setResetting] = useState(false);
  const { handIn, submitId, isSending } = useHandIn();
  const { language, code, settings } = work;
  const submit = () => handIn({ pid: problemId, language: language.name, code });

  function reset() {
    const before = code;
    work.setCode(work.template);
    toast({ title: say('resetDone'), action: { label: say('undo'), onAction: () => work.setCode(before) } });
  }

  return (
    <Pane>
      <EditorToolbar
        languages={languages.map(({ name, description }) => ({ value: name, label: name, title: description }))}
        language={language.name}
        onLanguageChange={work.setLanguage}
        settings={settings}
        onSettingsChange={work.setSettings}
        onReset={() => setResetting(true)}
        onUpload={text => (text.length > MOST_CODE_CHARACTERS ? toast({ tone: 'error', title: say('noFile') }) : work.setCode(text))}
        savedAt={work.savedAt}
        onSubmit={submit}
        submitting={isSending}
        submitBlocked={user ? undefined : say('loginToSubmit')}
      >
        {!user && <Button onClick={() => openDialog('login')}>{say('loginToSubmit')}</Button>}
      </EditorToolbar>
      <Space>
        <CodeEditor
          height="fill"
          value={code}
          onValueChange={work.setCode}
          language={language.contentType}
          themeName={settings.themeName}
          fontSize={settings.fontSize}
          tabSize={settings.tabSize}
          onSubmit={submit}
          aria-label={say('code')}
        />
      </Space>
      {submitId !== undefined && <ResultConsole key={submitId} submitId={submitId} />}
      <Dialog
        title={say('confirmReset')}
        open={isResetting}
        onOpenChange={setResetting}
        footer={
          <>
            <DialogClose>
              <Button>{say('keep')}</Button>
            </DialogClose>
            <DialogClose>
              <Button tone="danger" onClick={reset}>
                {say('putBack')}
              </Button>
            </DialogClose>
          </>
        }
      />
    </Pane>
  );
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  background: ${theme.color.surface};
`;

const Space = styled.div`
  flex: 1;
  min-height: 220px;
  ${theme.phone} {
    flex: none;
    height: 56dvh;
  }
`;
