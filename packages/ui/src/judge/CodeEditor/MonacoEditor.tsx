import { Editor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { codeEditorPhrases } from './codeEditorPhrases';
import type { EditingProps } from './editing';
import { editorOptions } from './editorOptions';
import { monacoThemeName } from './palettes';
import { setUpMonaco } from './setUpMonaco';
import { useDarkPage } from './useDarkPage';
import { useEditorText } from './useEditorText';
import { useMarkers } from './useMarkers';
import { usePageTheme } from './usePageTheme';
import { useKeyMap } from './useKeyMap';
import { useTakeOver } from './useTakeOver';

const monaco = setUpMonaco();
const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface MonacoEditorProps extends EditingProps {
  /** The plain box that takes what is typed until Monaco is there. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Called when Monaco has the text of the box, before it takes the focus: from then on Monaco is shown in place of the box. */
  onTake: () => void;
}

/** The Monaco of `CodeEditor`; fetched with the first editor. */
export function MonacoEditor({ box, onTake, ...props }: MonacoEditorProps) {
  const {
    value,
    onValueChange,
    language,
    markers,
    onMount,
    options: given,
    themeName,
    fontSize,
    tabSize,
    wrap,
    keyMap,
    readOnly,
    'aria-label': label,
  } = props;
  const say = usePhrases(codeEditorPhrases);
  const dark = useDarkPage();
  const [editor, setEditor] = useState<editor.IStandaloneCodeEditor>();
  usePageTheme(themeName === 'page', dark);
  useMarkers(editor, markers);
  useMounted(editor, onMount);
  useEditorText(editor, value, onValueChange);
  useTakeOver(editor, box, onTake);
  useShortcuts(editor, props);
  const bar = useRef<HTMLDivElement>(null);
  useKeyMap(editor, keyMap, bar);
  useEffect(
    () => void document.fonts.load(`${fontSize}px 'JetBrains Mono Variable'`).then(() => monaco.editor.remeasureFonts()),
    [fontSize],
  );
  useEffect(() => void editor?.getModel()?.updateOptions({ tabSize, indentSize: tabSize }), [editor, tabSize]);
  const ariaLabel = label ?? say('name');
  const options = useMemo(
    () => ({
      ...editorOptions,
      fontSize,
      lineHeight: Math.round(fontSize * 1.57),
      tabSize,
      wordWrap: wrap ? ('on' as const) : ('off' as const),
      readOnly,
      ariaLabel,
      ...given,
    }),
    [fontSize, tabSize, wrap, readOnly, ariaLabel, given],
  );
  return (
    <Stack>
      <Editor
        height="100%"
        defaultValue={value}
        language={language}
        theme={monacoThemeName(themeName, dark)}
        loading={null}
        onMount={setEditor}
        options={options}
      />
      {keyMap === 'vim' && <VimBar ref={bar} />}
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  & > section {
    flex: 1;
    min-height: 0;
  }
`;

/** Modes of Vim, and the line in which its commands are typed. */
const VimBar = styled.div`
  display: block;
  flex: none;
  min-height: 24px;
  padding: 2px 14px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font: 400 13px/20px ${theme.family.mono};
  & input {
    border: 0;
    outline: 0;
    background: transparent;
    color: ${theme.color.text};
    font: inherit;
  }
`;

/** Tells the host of the editor, once. */
function useMounted(editor: editor.IStandaloneCodeEditor | undefined, onMount: EditingProps['onMount']) {
  const latest = useRef(onMount);
  useEffect(() => {
    latest.current = onMount;
  });
  useEffect(() => {
    if (editor) latest.current?.(editor, monaco);
  }, [editor]);
}

/** Ctrl/Cmd+Enter and Ctrl/Cmd+' of this editor; each mounted editor has its own. */
function useShortcuts(editor: editor.IStandaloneCodeEditor | undefined, props: EditingProps) {
  const say = usePhrases(codeEditorPhrases);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!editor) return;
    const { KeyCode, KeyMod } = monaco;
    const actions = [
      editor.addAction({
        id: 'oj.submit',
        label: say('submit'),
        keybindings: [KeyMod.CtrlCmd | KeyCode.Enter],
        run: () => latest.current.onSubmit?.(editor.getValue()),
      }),
      editor.addAction({
        id: 'oj.runSamples',
        label: say('runSamples'),
        keybindings: [KeyMod.CtrlCmd | KeyCode.Quote],
        run: () => latest.current.onRunSamples?.(editor.getValue()),
      }),
      // Monaco has another key for it on a Mac than everywhere else; the one that is told works everywhere.
      ...(onApple
        ? [
            editor.addAction({
              id: 'oj.leave',
              label: say('leave'),
              keybindings: [KeyMod.WinCtrl | KeyCode.KeyM],
              run: () => editor.trigger('keyboard', 'editor.action.toggleTabFocusMode', null),
            }),
          ]
        : []),
    ];
    return () => actions.forEach(action => action.dispose());
  }, [editor, say]);
}
