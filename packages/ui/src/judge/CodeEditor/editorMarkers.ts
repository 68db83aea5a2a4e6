/** A place in the code that something is said about, such as an error of a compiler. Lines and columns count from 1. */
export interface EditorMarker {
  line: number;
  /** Default: the first of the line. */
  column?: number | undefined;
  /** Default: the same line. */
  endLine?: number | undefined;
  /** Column after the last one that is marked. Default: the end of the line. */
  endColumn?: number | undefined;
  /** Plain text, shown on hover. */
  message: string;
  /** Severity of the marker. Default `error`. */
  severity?: 'error' | 'warning' | 'info' | undefined;
}
