import { CodeEditor, theme, useLocale, usePhrases } from '@oj/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { EditorPaneProps } from './EditorPane';
import type { EditorCommand } from './editorCommands';
import { EditorFrame, EditorSpace, FootSkeleton, ToolbarSkeleton } from './EditorSkeleton';
import { problemPhrases } from '../problemPhrases';
import { useEarlyCode } from './useEarlyCode';

const EditorPane = lazy(async () => ({ default: (await import('./EditorPane')).EditorPane }));

interface EditorSideProps extends Omit<EditorPaneProps, 'below'> {
  /** Now, or when the tools are there. */
  run: (command: EditorCommand) => void;
}

/** The editor of a problem. It takes what is typed as soon as the statement is there; toolbar and consoles are loaded apart, around it. */
export function EditorSide({ run, ...props }: EditorSideProps) {
  const { editor, isPhone } = props;
  const say = usePhrases(problemPhrases);
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const space = useRef<HTMLDivElement>(null);
  useEarlyCode(space, editor);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  return (
    <EditorFrame>
      {below && (
        <Suspense
          fallback={
            <>
              <ToolbarSkeleton />
              {createPortal(<FootSkeleton />, below)}
            </>
          }
        >
          <EditorPane {...props} below={below} />
        </Suspense>
      )}
      <EditorSpace ref={space}>
        <CodeEditor
          height="fill"
          value={editor.code}
          onValueChange={editor.setCode}
          language={editor.language.contentType}
          {...editor.settings}
          onSubmit={() => run('submit')}
          onRunSamples={() => run('runSamples')}
        />
      </EditorSpace>
      {!isPhone && (
        <Foot>
          <span>{editor.savedAt !== undefined && say('saved', { time: time.format(editor.savedAt) })}</span>
          {say('escape')}
        </Foot>
      )}
      <Below ref={setBelow} />
    </EditorFrame>
  );
}

/** What stands in it stands in the frame. */
const Below = styled.div`
  display: contents;
`;

/** One line below the code: when the draft was saved, and how the keyboard leaves the editor. */
const Foot = styled.small`
  display: flex;
  flex: none;
  justify-content: space-between;
  padding: 3px 14px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  @media print {
    display: none;
  }
`;
