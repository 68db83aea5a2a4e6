import type { CodeLanguage } from '../../code/codeLanguages';
import type { editor } from 'monaco-editor/editor';
import type { EditorMarker } from './editorMarkers';
import type { EditorSettings } from './editorSettings';

/** Called when Monaco is loaded, with its editor and the module it comes from. */
export type OnEditorMount = (editor: editor.IStandaloneCodeEditor, monaco: typeof import('monaco-editor/editor')) => void;

/** What each of the two editors behind `CodeEditor` is given. */
export interface EditingProps extends EditorSettings {
  value: string;
  onValueChange: (value: string) => void;
  language: CodeLanguage;
  readOnly: boolean;
  onSubmit: ((value: string) => void) | undefined;
  onRunSamples: ((value: string) => void) | undefined;
  'aria-label': string | undefined;
  options: editor.IStandaloneEditorConstructionOptions | undefined;
  markers: readonly EditorMarker[] | undefined;
  onMount: OnEditorMount | undefined;
}
