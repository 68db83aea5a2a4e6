import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type CodeLanguage, codeLanguageOf } from '../../code/codeLanguages';
import { useControllable } from '../../hooks/useControllable';
import { useHydrated } from '../../hooks/useHydrated';
import { theme } from '../../theme/theme';
import type { editor } from 'monaco-editor/editor';
import type { OnEditorMount } from './editing';
import type { EditorMarker } from './editorMarkers';
import { defaultEditorSettings, type EditorSettings } from './editorSettings';
import type { MonacoEditorProps } from './MonacoEditor';
import { PlainEditor } from './PlainEditor';
import { TouchEditor } from './TouchEditor';
import { usePhoneWithTouch } from '../../hooks/usePhoneWithTouch';

const MonacoEditor = lazy<ComponentType<MonacoEditorProps>>(() =>
  import('./MonacoEditor').then(
    module => ({ default: module.MonacoEditor }),
    (reason: unknown) => {
      console.error('Monaco could not be loaded; the plain box stays.', reason);
      return { default: () => null };
    },
  ),
);

export interface CodeEditorProps
  extends Partial<EditorSettings>, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onSubmit' | 'value'> {
  /** The code, kept by the host. */
  value?: string;
  /** First code when the editor keeps it itself. */
  defaultValue?: string;
  /** Called with the whole code after each change. */
  onValueChange?: (value: string) => void;
  /** Editor mode such as `cpp`, or the name that the judge gives the language ("C++ 20"). Default plain text. */
  language?: CodeLanguage | (string & {});
  /** Shows the code without letting it be changed. */
  readOnly?: boolean;
  /** Height in px, or `fill` to take that of the parent. Default 550. */
  height?: number | 'fill';
  /** Ctrl+Enter or ⌘Enter, with the code of this moment, which the host may not have rendered yet. */
  onSubmit?: (value: string) => void;
  /** Ctrl+' or ⌘', with the code of this moment. */
  onRunSamples?: (value: string) => void;
  /** Options of Monaco over ours. Keep the object in a constant or memo. */
  options?: editor.IStandaloneEditorConstructionOptions;
  /** Places that something is said about, such as errors of the compiler. Only Monaco shows them. Keep the array in a memo. */
  markers?: readonly EditorMarker[];
  /** Called once Monaco is there, with its editor and module; not on touch phones, where it never comes. */
  onMount?: OnEditorMount;
}

/**
 * Edits one file of code. Monaco is fetched when the first editor is shown; until then a plain text box takes what is typed, and hands text,
 * selection and focus on. On touch phones the box stays, with numbers and colours of its own. On a server it is the text. Tab indents; Ctrl+M makes it leave the editor instead.
 */
export const CodeEditor = forwardRef<HTMLDivElement, CodeEditorProps>(function CodeEditor(
  {
    value,
    defaultValue = '',
    onValueChange,
    language = 'plaintext',
    themeName = defaultEditorSettings.themeName,
    fontSize = defaultEditorSettings.fontSize,
    tabSize = defaultEditorSettings.tabSize,
    wrap = defaultEditorSettings.wrap,
    keyMap = defaultEditorSettings.keyMap,
    readOnly = false,
    height = 550,
    onSubmit,
    onRunSamples,
    options,
    markers,
    onMount,
    'aria-label': label,
    style,
    ...rest
  },
  ref,
) {
  const [code, setCode] = useControllable({ value, defaultValue, onChange: onValueChange });
  const plain = usePhoneWithTouch();
  const isHere = useHydrated();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isTaken, setTaken] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const onTake = useCallback(() => {
    // The attribute goes before React renders again: a hidden element cannot take the focus.
    layer.current?.removeAttribute('data-waits');
    setTaken(true);
  }, []);
  const editing = {
    themeName,
    fontSize,
    tabSize,
    wrap,
    keyMap,
    readOnly,
    onSubmit,
    onRunSamples,
    'aria-label': label,
    options,
    markers,
    onMount,
  };
  const shared = { ...editing, value: code, onValueChange: setCode, language: codeLanguageOf(language) };
  return (
    <Frame ref={ref} style={{ height: height === 'fill' ? '100%' : height, ...style }} data-plain={plain || undefined} {...rest}>
      {!isHere ? (
        <Waiting style={{ fontSize }}>{code}</Waiting>
      ) : plain ? (
        <TouchEditor {...shared} />
      ) : (
        <>
          {!isTaken && <PlainEditor ref={box} standsIn {...shared} />}
          <Layer ref={layer} data-waits={!isTaken || undefined}>
            <Suspense fallback={null}>
              <MonacoEditor {...shared} box={box} onTake={onTake} />
            </Suspense>
          </Layer>
        </>
      )}
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  background: ${theme.color.surface};
`;

/** Monaco measures itself in here, hidden, until it takes over: neither the Tab key nor a screen reader finds two editors. */
const Layer = styled.div`
  height: 100%;
  &[data-waits] {
    visibility: hidden;
  }
`;

const Waiting = styled.pre`
  position: absolute;
  inset: 0;
  margin: 0;
  padding: 12px 14px 12px 64px;
  overflow: hidden;
  color: ${theme.color.text2};
  font-family: ${theme.family.mono};
  font-variant-ligatures: none;
  line-height: 1.57;
`;
