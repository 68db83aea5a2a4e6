import type { CodeLanguage } from '../../code/codeLanguages';
import type { EditorSettings } from './editorSettings';

/** What each of the two editors behind `CodeEditor` is given. */
export interface EditingProps extends EditorSettings {
  value: string;
  onValueChange: (value: string) => void;
  language: CodeLanguage;
  readOnly: boolean;
  onSubmit: ((value: string) => void) | undefined;
  onRunSamples: ((value: string) => void) | undefined;
  'aria-label': string | undefined;
}
