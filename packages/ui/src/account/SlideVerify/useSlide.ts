import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { offsetAfterKey, slideSizes, type SlidePoint, type SlideTrack, withinTravel, withPoint } from './slideTrack';

interface Grip {
  clientX: number;
  clientY: number;
  atMs: number;
  scale: number;
}

interface Slide {
  offsetPx: number;
  setOffsetPx: (offsetPx: number) => void;
  dragging: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Follows the hand or the keys along the rail, and tells the whole track when the piece is let go: by the hand's lifting, or Enter. */
export function useSlide(locked: boolean, onLetGo: (track: SlideTrack) => void): Slide {
  const [offsetPx, setOffsetPx] = useState(0);
  const [dragging, setDragging] = useState(false);
  const grip = useRef<Grip>(undefined);
  const keysSinceMs = useRef<number>(undefined);
  const points = useRef<SlidePoint[]>([]);
  const begin = () => {
    points.current = [];
    keysSinceMs.current = undefined;
  };
  const follow = (event: PointerEvent<HTMLElement>, { clientX, clientY, atMs, scale }: Grip) => {
    const xPx = withinTravel((event.clientX - clientX) / scale);
    points.current = withPoint(points.current, { xPx, yPx: Math.round(event.clientY - clientY), atMs: Math.round(event.timeStamp - atMs) });
    setOffsetPx(xPx);
    return xPx;
  };
  const letGo = (at: number, by: SlideTrack['by']) => {
    const track = { offsetPx: at, points: points.current, by };
    begin();
    onLetGo(track);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (offsetPx > 0) letGo(offsetPx, 'keyboard');
      return;
    }
    const xPx = offsetAfterKey(event.key, event.shiftKey, offsetPx);
    if (xPx === undefined) return;
    event.preventDefault();
    keysSinceMs.current ??= event.timeStamp;
    points.current = withPoint(points.current, { xPx, yPx: 0, atMs: Math.round(event.timeStamp - keysSinceMs.current) });
    setOffsetPx(xPx);
  };
  return {
    offsetPx,
    setOffsetPx,
    dragging,
    handlers: {
      onPointerDown: event => {
        if (locked || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rail = event.currentTarget.parentElement;
        const scale = (rail?.getBoundingClientRect().width ?? slideSizes.widthPx) / slideSizes.widthPx;
        begin();
        grip.current = { clientX: event.clientX, clientY: event.clientY, atMs: event.timeStamp, scale };
        setDragging(true);
        follow(event, grip.current);
      },
      onPointerMove: event => {
        if (grip.current) follow(event, grip.current);
      },
      onPointerUp: event => {
        if (!grip.current) return;
        const at = follow(event, grip.current);
        grip.current = undefined;
        setDragging(false);
        if (at > 0) letGo(at, 'pointer');
      },
      onPointerCancel: () => {
        grip.current = undefined;
        setDragging(false);
        setOffsetPx(0);
      },
      onKeyDown: event => {
        if (!locked) step(event);
      },
    },
  };
}
