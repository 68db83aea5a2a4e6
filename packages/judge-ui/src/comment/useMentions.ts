import { type KeyboardEvent, type RefObject, useState } from 'react';

const MOST_SHOWN = 6;

interface Typed {
  /** Where the name begins, behind the `@`. */
  from: number;
  to: number;
  names: readonly string[];
}

/** Completes names behind an `@`: those of people in this thread. The arrows choose, Enter or Tab takes, Escape closes. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, people: readonly string[]) {
  const [typed, setTyped] = useState<Typed>();
  const [place, setPlace] = useState(0);

  function look() {
    const { value = '', selectionStart: to = 0 } = area.current ?? {};
    const [, begun] = /(?:^|[^\w@])@([^\s@]{0,20})$/.exec(value.slice(Math.max(0, to - 40), to)) ?? [];
    const names = begun === undefined ? [] : people.filter(name => name.toLowerCase().startsWith(begun.toLowerCase())).slice(0, MOST_SHOWN);
    setPlace(0);
    setTyped(begun !== undefined && names.length ? { from: to - begun.length, to, names } : undefined);
  }

  function take(name: string) {
    if (!area.current || !typed) return;
    area.current.focus();
    area.current.setRangeText(`${name} `, typed.from, typed.to, 'end');
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!typed || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const count = typed.names.length;
    const chosen = typed.names[place];
    if (event.key === 'ArrowDown') setPlace((place + 1) % count);
    else if (event.key === 'ArrowUp') setPlace((place + count - 1) % count);
    else if (event.key === 'Escape') setTyped(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { names: typed?.names ?? [], place, look, take, close: () => setTyped(undefined), onKeyDown };
}
