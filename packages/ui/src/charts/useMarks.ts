import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The marks of a chart as a listbox: one tab stop, arrows, Home and End move, what is focused or under the pointer is active.
 * Put `listProps` on the list and `markProps(place)` on each mark, in order from 0.
 */
export function useMarks<List extends Element>(count: number) {
  const list = useRef<List>(null);
  const [focused, setFocused] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [home, setHome] = useState(0);
  const active = [hovered, focused].find(place => place !== undefined && place < count);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = focused ?? home;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : from + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(next)) return;
    event.preventDefault();
    const marks = list.current?.querySelectorAll<HTMLElement | SVGElement>('[role=option]');
    marks?.[Math.min(Math.max(next, 0), count - 1)]?.focus();
  };

  const markProps = (place: number) => ({
    role: 'option',
    'aria-selected': place === active,
    'data-active': place === active || undefined,
    tabIndex: place === Math.min(home, count - 1) ? 0 : -1,
    onFocus: () => {
      setFocused(place);
      setHome(place);
    },
    onBlur: () => setFocused(undefined),
    onPointerEnter: () => setHovered(place),
    onPointerLeave: () => setHovered(undefined),
  });
  return { active, listProps: { ref: list, role: 'listbox', tabIndex: -1, onKeyDown }, markProps };
}
