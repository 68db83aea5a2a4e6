import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Thickness of the divider, px. */
export const DIVIDER_PX = 8;
const KEY_STEP = 0.05;

interface Split {
  minFirstPx: number;
  minSecondPx: number;
  /** Share of the first pane at first, and after a double click: 0 to 1. */
  defaultShare: number;
  isVertical: boolean;
  storageKey: string | undefined;
  collapsible: boolean;
  onCollapsedChange: ((collapsed: boolean) => void) | undefined;
}

/** How a room is divided between two panes, by pointer and by keyboard. Shares are of the room without the divider, 0 to 1. */
export function useSplit({ minFirstPx, minSecondPx, defaultShare, isVertical, storageKey, collapsible, onCollapsedChange }: Split) {
  const room = useRef<HTMLDivElement>(null);
  const roomPx = useLength(room, isVertical);
  const [chosen, setChosen] = useState(() => remembered(storageKey) ?? defaultShare);
  const [collapsed, setCollapsed] = useState(false);
  const [dragging, setDragging] = useState(false);
  const least = roomPx ? minFirstPx / roomPx : 0;
  const most = roomPx ? Math.max(1 - minSecondPx / roomPx, least) : 1;
  const held = (wanted: number) => Math.min(Math.max(wanted, least), most);
  const share = held(chosen);

  const fold = (next: boolean) => {
    if (next === collapsed) return;
    setCollapsed(next);
    onCollapsedChange?.(next);
  };
  const divide = (wanted: number) => {
    fold(false);
    setChosen(held(wanted));
  };
  const divideForGood = (wanted: number) => {
    divide(wanted);
    remember(storageKey, held(wanted));
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const box = room.current?.getBoundingClientRect();
    if (!box || !roomPx) return;
    const wanted = ((isVertical ? clientY - box.top : clientX - box.left) - DIVIDER_PX / 2) / roomPx;
    // Past the middle of its least width the second pane gives way.
    if (collapsible && wanted > 1 - minSecondPx / 2 / roomPx) fold(true);
    else divide(wanted);
  };
  const [backKey, onKey] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const moves: Record<string, () => void> = {
    [backKey]: () => divideForGood(share - KEY_STEP),
    [onKey]: () => divideForGood(share + KEY_STEP),
    Home: () => divideForGood(least),
    End: () => divideForGood(most),
    ...(collapsible && { Enter: () => fold(!collapsed) }),
  };
  const dividerProps = {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': isVertical ? ('horizontal' as const) : ('vertical' as const),
    'aria-valuemin': percent(least),
    'aria-valuemax': percent(collapsible ? 1 : most),
    'aria-valuenow': percent(collapsed ? 1 : share),
    'data-dragging': dragging || undefined,
    onDoubleClick: () => divideForGood(defaultShare),
    onKeyDown: (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent) => dragging && drag(event),
    onLostPointerCapture: () => {
      setDragging(false);
      if (!collapsed) remember(storageKey, share);
    },
  };
  return { room, share, collapsed, toggle: () => fold(!collapsed), dividerProps };
}

const percent = (share: number) => Math.round(share * 100);

/** Length of the room between the panes' outer edges without the divider, px; 0 until it is known. */
function useLength(room: RefObject<HTMLDivElement | null>, isVertical: boolean): number {
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setPx(Math.max((isVertical ? element.clientHeight : element.clientWidth) - DIVIDER_PX, 0));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, isVertical]);
  return px;
}

function remembered(key: string | undefined): number | undefined {
  if (key === undefined) return undefined;
  try {
    const share = Number(localStorage.getItem(key) ?? Number.NaN);
    return share > 0 && share < 1 ? share : undefined;
  } catch {
    // There is none on a server, and some browsers refuse it.
    return undefined;
  }
}

function remember(key: string | undefined, share: number) {
  try {
    if (key !== undefined) localStorage.setItem(key, String(share));
  } catch {
    // A full or forbidden storage forgets.
  }
}
