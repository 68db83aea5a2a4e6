import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';

const MOST_SHOWN = 6;
/** Nobody is looked for while one types on. */
const PAUSE_MS = 250;

/** Names of the thread are completed all the same. */
const nothing = () => undefined;

interface Typed {
  /** Where the name begins, behind the `@`. */
  from: number;
  to: number;
  names: readonly string[];
}

/** Completes names behind an `@`: those of people in this thread, then those of all users. The arrows choose, Enter or Tab takes, Escape closes. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, people: readonly string[]) {
  const [typed, setTyped] = useState<Typed>();
  const [place, setPlace] = useState(0);
  const user = useUser();
  const api = useApi();
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const find = async (keyword: string) => {
    const names = await api.profile.names({ keyword });
    return names.filter(name => name !== user?.username);
  };

  function look() {
    const { value = '', selectionStart: to = 0 } = area.current ?? {};
    const [, begun] = /(?:^|[^\w@])@([^\s@]{0,20})$/.exec(value.slice(Math.max(0, to - 40), to)) ?? [];
    clearTimeout(later.current);
    setPlace(0);
    if (begun === undefined) return setTyped(undefined);
    const near = people.filter(name => name.toLowerCase().startsWith(begun.toLowerCase()));
    const show = (names: string[]) =>
      setTyped(names.length ? { from: to - begun.length, to, names: [...new Set(names)].slice(0, MOST_SHOWN) } : undefined);
    show(near);
    if (!user || begun === '' || near.length >= MOST_SHOWN) return;
    later.current = setTimeout(() => {
      void find(begun).then(names => area.current?.selectionStart === to && show([...near, ...names]), nothing);
    }, PAUSE_MS);
  }

  function take(name: string) {
    if (!area.current || !typed) return;
    area.current.focus();
    area.current.setRangeText(`${name} `, typed.from, typed.to, 'end');
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(undefined);
  }

  function close() {
    clearTimeout(later.current);
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!typed || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const count = typed.names.length;
    const chosen = typed.names[place];
    if (event.key === 'ArrowDown') setPlace((place + 1) % count);
    else if (event.key === 'ArrowUp') setPlace((place + count - 1) % count);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { names: typed?.names ?? [], place, look, take, close, onKeyDown };
}
