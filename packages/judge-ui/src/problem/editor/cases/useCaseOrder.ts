import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePhrases } from '@oj/ui';
import { indexAt, scrollStepAt } from './dragging';
import { movedAmongSubtasks } from './subtasks';
import { problemFormPhrases } from '../problemFormPhrases';

interface Drag {
  from: number;
  /** Where it would stand if it were let go now. */
  to: number;
}

/**
 * The order of cases, by dragging a grip or by buttons; a case that is moved among those of another subtask joins it. What was moved is told to readers; the focus goes with it. While one is
 * dragged nothing shifts: a line shows where it would go, and what scrolls does so when the pointer comes near its edge.
 */
export function useCaseOrder<Case extends { groupNum: string }>(cases: readonly Case[], onChange: (cases: readonly Case[]) => void) {
  const say = usePhrases(problemFormPhrases);
  const rows = useRef(new Map<number, HTMLElement>());
  const scroller = useRef<HTMLElement>(null);
  const pointerY = useRef(0);
  const focusAfter = useRef<{ index: number; name: string }>(undefined);
  /** What is dragged is known at once; what is drawn of it may come later. */
  const dragged = useRef<number>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const [spoken, setSpoken] = useState('');
  const isDragging = drag !== undefined;

  const move = (from: number, to: number) => {
    if (from === to) return;
    onChange(movedAmongSubtasks(cases, from, to));
    setSpoken(say('moved', { number: from + 1, place: to + 1, count: cases.length }));
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
    let frame = requestAnimationFrame(function step() {
      const area = scroller.current ?? document.documentElement;
      const by = scrollStepAt(pointerY.current, visiblePart(area));
      if (by && dragged.current !== undefined) {
        area.scrollBy(0, by);
        aim(dragged.current);
      }
      frame = requestAnimationFrame(step);
    });
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', cancel);
    };
  }, [isDragging, aim, leave]);

  return {
    /** Read out when it changes. */
    spoken,
    /** What scrolls around the cases, if it is not the page. */
    scroller,
    rowOf: (index: number) => ({
      ref: (row: HTMLElement | null) => void (row ? rows.current.set(index, row) : rows.current.delete(index)),
      'data-dragged': drag?.from === index || undefined,
      'data-drop': drag && drag.to === index && drag.to !== drag.from ? (drag.to < drag.from ? 'before' : 'after') : undefined,
    }),
    gripOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || cases.length < 2) return;
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
    /** Moves a case by one place when its button is pressed; the focus follows it. */
    step: (index: number, by: 1 | -1) => {
      focusAfter.current = { index: index + by, name: by < 0 ? 'up' : 'down' };
      move(index, index + by);
    },
  };
}

export type CaseOrder = Pick<ReturnType<typeof useCaseOrder>, 'rowOf' | 'gripOf' | 'step'>;

function middleOf(row: HTMLElement) {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function visiblePart(area: HTMLElement) {
  if (area === document.documentElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = area.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
