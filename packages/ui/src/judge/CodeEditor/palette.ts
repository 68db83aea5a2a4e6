/** The colours of an editor theme, `#rrggbb`. Every ink reads at 4.5:1 or better on the page and on the current line. */
export interface EditorPalette {
  readonly dark: boolean;
  readonly background: string;
  readonly currentLine: string;
  readonly selection: string;
  readonly lineNumber: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly type: string;
  /** Preprocessor lines, annotations, decorators. */
  readonly directive: string;
  readonly delimiter: string;
}
