import type { editor } from 'monaco-editor/editor';

/** One file of code, no more: no minimap, no ligatures, no services that need a project. */
export const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  // Enter always begins a new line; Tab accepts a suggestion.
  acceptSuggestionOnEnter: 'off',
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontFamily: "'JetBrains Mono Variable', 'Noto Sans Mono CJK SC', monospace",
  fontLigatures: false,
  lineNumbersMinChars: 4,
  minimap: { enabled: false },
  occurrencesHighlight: 'singleFile',
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  quickSuggestions: { other: 'on', comments: 'off', strings: 'off' },
  renderFinalNewline: 'on',
  renderLineHighlight: 'line',
  scrollBeyondLastLine: false,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, alwaysConsumeMouseWheel: false },
  smoothScrolling: false,
  stickyScroll: { enabled: false },
  unicodeHighlight: { ambiguousCharacters: false },
  wordBasedSuggestions: 'currentDocument',
};
