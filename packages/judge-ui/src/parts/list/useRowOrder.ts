import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { indexAt, scrollStepAt } from './dragging';

interface Drag {
  from: number;
  /** Where it would stand if it were let go now. */
  to: number;
}

/**
 * The order of the rows of a list, by dragging a grip or by buttons (`data-move`); the focus goes with a row that is moved. While one is
 * dragged nothing shifts: a line shows where it would go, and what scrolls does so when the pointer comes near its edge.
 */
export function useRowOrder(count: number, onMove: (from: number, to: number) => void) {
  const rows = useRef(new Map<number, HTMLElement>());
  const scroller = useRef<HTMLElement>(null);
  const pointerY = useRef(0);
  const focusAfter = useRef<{ index: number; name: string }>(undefined);
  /** What is dragged is known at once; what is drawn of it may come later. */
  const dragged = useRef<number>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  const move = (from: number, to: number) => {
    if (from !== to) onMove(from, to);
  };
  const aim = useCallback((from: number) => {
    const middles = [...rows.current].toSorted(([a], [b]) => a - b).map(([, row]) => middleOf(row));
    const to = indexAt(middles, from, pointerY.current);
    setDrag({ from, to });
    return to;
  }, []);
  const leave = useCallback(() => {
    dragged.current = undefined;
    setDrag(undefined);
  }, []);

  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    if (!wanted) return;
    const buttons = [...(rows.current.get(wanted.index)?.querySelectorAll<HTMLButtonElement>('button[data-move]') ?? [])];
    const usable = buttons.filter(button => !button.disabled);
    (usable.find(button => button.dataset.move === wanted.name) ?? usable[0])?.focus();
  });

  useEffect(() => {
    if (!isDragging) return;
    const area = scroller.current ?? scrollerAround(rows.current.values().next().value);
    let frame = requestAnimationFrame(function step() {
      const by = scrollStepAt(pointerY.current, visiblePart(area));
      if (by && dragged.current !== undefined) {
        area.scrollBy(0, by);
        aim(dragged.current);
      }
      frame = requestAnimationFrame(step);
    });
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the list stays.
      event.stopPropagation();
      leave();
    };
    addEventListener('keydown', cancel, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', cancel, { capture: true });
    };
  }, [isDragging, aim, leave]);

  return {
    /** What scrolls around the rows. Default: the nearest that does. */
    scroller,
    rowOf: (index: number) => ({
      ref: (row: HTMLElement | null) => void (row ? rows.current.set(index, row) : rows.current.delete(index)),
      'data-dragged': drag?.from === index || undefined,
      'data-drop': drag && drag.to === index && drag.to !== drag.from ? (drag.to < drag.from ? 'before' : 'after') : undefined,
    }),
    gripOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || count < 2) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointerY.current = event.clientY;
        dragged.current = index;
        setDrag({ from: index, to: index });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        pointerY.current = clientY;
        if (dragged.current !== undefined) aim(dragged.current);
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        pointerY.current = clientY;
        if (dragged.current !== undefined) move(dragged.current, aim(dragged.current));
        leave();
      },
      onPointerCancel: leave,
    }),
    /** Moves a row by one place when its button is pressed; the focus follows it. */
    step: (index: number, by: 1 | -1) => {
      focusAfter.current = { index: index + by, name: by < 0 ? 'up' : 'down' };
      move(index, index + by);
    },
  };
}

export type RowOrder = Pick<ReturnType<typeof useRowOrder>, 'rowOf' | 'gripOf' | 'step'>;

function middleOf(row: HTMLElement) {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function scrollerAround(row: HTMLElement | undefined): HTMLElement {
  for (let area = row?.parentElement; area && area !== document.body; area = area.parentElement)
    if (area.scrollHeight > area.clientHeight && /auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  return document.documentElement;
}

function visiblePart(area: HTMLElement) {
  if (area === document.documentElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = area.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
