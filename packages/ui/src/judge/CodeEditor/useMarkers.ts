import type { editor } from 'monaco-editor/editor';
import { useEffect } from 'react';
import type { EditorMarker } from './editorMarkers';
import { setUpMonaco } from './setUpMonaco';

const monaco = setUpMonaco();

const OWNER = 'oj';
const none: readonly EditorMarker[] = [];

/** Draws the markers of the host under the code. Those of lines that are not there stand in the last. */
export function useMarkers(instance: editor.IStandaloneCodeEditor | undefined, markers: readonly EditorMarker[] = none): void {
  useEffect(() => {
    const model = instance?.getModel();
    if (!model) return;
    const drawn = markers.map(({ line, column = 1, endLine = line, endColumn, message, severity = 'error' }) => {
      const last = Math.min(Math.max(endLine, 1), model.getLineCount());
      return {
        severity: monaco.MarkerSeverity[severity === 'error' ? 'Error' : severity === 'warning' ? 'Warning' : 'Info'],
        message,
        startLineNumber: Math.min(Math.max(line, 1), last),
        startColumn: column,
        endLineNumber: last,
        endColumn: endColumn ?? model.getLineMaxColumn(last),
      };
    });
    monaco.editor.setModelMarkers(model, OWNER, drawn);
  }, [instance, markers]);
}
