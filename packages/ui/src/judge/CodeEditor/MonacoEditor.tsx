import { Editor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import { codeEditorPhrases } from './codeEditorPhrases';
import type { EditingProps } from './editing';
import { editorOptions } from './editorOptions';
import { monacoThemeName } from './palettes';
import { setUpMonaco } from './setUpMonaco';
import { useDarkPage } from './useDarkPage';
import { useEditorText } from './useEditorText';

const monaco = setUpMonaco();

/** The Monaco of `CodeEditor`; fetched with the first editor. */
export function MonacoEditor({ loading, ...props }: EditingProps & { loading: ReactNode }) {
  const { value, onValueChange, language, themeName, fontSize, tabSize, readOnly, 'aria-label': label } = props;
  const say = usePhrases(codeEditorPhrases);
  const dark = useDarkPage();
  const [editor, setEditor] = useState<editor.IStandaloneCodeEditor>();
  useEditorText(editor, value, onValueChange);
  useShortcuts(editor, props);
  useEffect(
    () => void document.fonts.load(`${fontSize}px 'JetBrains Mono Variable'`).then(() => monaco.editor.remeasureFonts()),
    [fontSize],
  );
  useEffect(() => void editor?.getModel()?.updateOptions({ tabSize, indentSize: tabSize }), [editor, tabSize]);
  const ariaLabel = label ?? say('name');
  const options = useMemo(
    () => ({ ...editorOptions, fontSize, lineHeight: Math.round(fontSize * 1.57), tabSize, readOnly, ariaLabel }),
    [fontSize, tabSize, readOnly, ariaLabel],
  );
  return (
    <Editor
      height="100%"
      defaultValue={value}
      language={language}
      theme={monacoThemeName(themeName, dark)}
      loading={loading}
      onMount={setEditor}
      options={options}
    />
  );
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
    ];
    return () => actions.forEach(action => action.dispose());
  }, [editor, say]);
}
