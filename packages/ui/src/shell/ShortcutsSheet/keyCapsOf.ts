const onApple = () => typeof navigator === 'object' && /Mac|iPod|iPhone|iPad/.test(navigator.platform);

const apple: Record<string, string> = { $mod: '⌘', Meta: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧' };
const other: Record<string, string> = { $mod: 'Ctrl', Meta: 'Win', Control: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };
const both: Record<string, string> = {
  Enter: '↵',
  Escape: 'esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: '␣',
};

/** How the presses of a shortcut are written on keys; `[Shift]+?` is simply `?`. `isApple` is for tests. */
export function keyCapsOf(keys: string, isApple = onApple()): string[] {
  const names = isApple ? apple : other;
  const write = (part: string) => names[part] ?? both[part] ?? (part.length === 1 ? part.toUpperCase() : part.replace(/^Key|^Digit/, ''));
  return keys.split(' ').map(press =>
    press
      .split(/\b\+|(?<=\])\+/)
      .filter(part => !part.startsWith('['))
      .map(write)
      .join(' '),
  );
}
