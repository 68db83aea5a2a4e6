import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/**
 * A row of buttons that is one tab stop: arrow keys, Home and End walk them, and it is entered where it was left.
 * @param first the tool that is the stop at first.
 */
export function useToolbar<Tool extends string>(first: Tool) {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(button => button === event.target);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next % buttons.length]?.focus();
  };
  return {
    row: { ref, role: 'toolbar', onKeyDown },
    /** Props of the button of a tool. A press on it does not change the selection of the text. */
    buttonOf: (tool: Tool) => ({
      type: 'button' as const,
      tabIndex: tool === stop ? 0 : -1,
      onFocus: () => setStop(tool),
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  };
}
