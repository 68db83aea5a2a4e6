import type { editor, IKeyboardEvent } from 'monaco-editor/editor';
import type { KeyMap } from './useKeyMap';

/** Commands of Monaco that move; with a mark set they select. */
const motions: Readonly<Record<string, string>> = {
  'C-f': 'cursorRight',
  'C-b': 'cursorLeft',
  'C-n': 'cursorDown',
  'C-p': 'cursorUp',
  'C-a': 'cursorHome',
  'C-e': 'cursorEnd',
  'C-v': 'cursorPageDown',
  'M-v': 'cursorPageUp',
  'M-f': 'cursorWordEndRight',
  'M-b': 'cursorWordStartLeft',
  'M-<': 'cursorTop',
  'M->': 'cursorBottom',
};

const commands: Readonly<Record<string, string>> = {
  'C-d': 'deleteRight',
  'M-d': 'deleteWordRight',
  'M-Backspace': 'deleteWordLeft',
  'C-o': 'lineBreakInsert',
  'C-t': 'editor.action.transposeLetters',
  'C-s': 'actions.find',
  'C-/': 'undo',
  'C-_': 'undo',
  'M-;': 'editor.action.commentLine',
};

/** The keys of Emacs that move, select, delete and bring back. Keys that a browser keeps for itself never reach a page. */
export function attachEmacs(editor: editor.IStandaloneCodeEditor): KeyMap {
  let hasMark = false;
  let killed = '';
  const run = (command: string) => editor.trigger('oj.emacs', command, undefined);
  const selected = () => editor.getModel()?.getValueInRange(editor.getSelection() ?? noRange) ?? '';
  const replaceSelection = (text: string) => editor.trigger('oj.emacs', 'type', { text });
  const forget = () => {
    hasMark = false;
    const place = editor.getPosition();
    if (place) editor.setPosition(place);
  };
  const kill = () => {
    killed = selected();
    if (killed) run('deleteLeft');
    hasMark = false;
  };
  const special: Readonly<Record<string, () => void>> = {
    'C-Space': () => (hasMark = true),
    'C-g': forget,
    'C-k': () => {
      run('cursorEndSelect');
      // When the cursor is at the end of a line, the line break is killed.
      if (!selected()) run('cursorRightSelect');
      kill();
    },
    'C-w': kill,
    'M-w': () => {
      killed = selected();
      forget();
    },
    'C-y': () => killed && replaceSelection(killed),
  };
  const listening = editor.onKeyDown(event => {
    const name = nameOf(event);
    const motion = motions[name];
    const act =
      special[name] ?? (motion ? () => run(hasMark ? `${motion}Select` : motion) : commands[name] && (() => run(commands[name] ?? '')));
    if (!act) {
      if (event.browserEvent.key.length === 1 && !event.ctrlKey && !event.altKey) hasMark = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  return { dispose: () => listening.dispose() };
}

const noRange = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };

/** The name of a key as Emacs writes it: `C-a`, `M-<`. With Alt some keyboards type another letter, so `code` decides on letters. */
function nameOf({ browserEvent: { key, code, ctrlKey, altKey } }: IKeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return `${ctrlKey ? 'C-' : ''}${altKey ? 'M-' : ''}${code === 'Space' ? 'Space' : (letter ?? key)}`;
}
