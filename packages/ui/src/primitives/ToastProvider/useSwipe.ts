import { type PointerEvent, useState } from 'react';

const FAR_PX = 64;

/** A finger pushes something out of the window at its end. */
export function useSwipe(onAway: () => void) {
  const [startPx, setStartPx] = useState<number>();
  const [movedPx, setMovedPx] = useState(0);
  const stop = () => {
    setStartPx(undefined);
    setMovedPx(0);
  };
  return {
    movedPx,
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => pointerType === 'touch' && setStartPx(clientX),
      onPointerMove: ({ clientX }: PointerEvent) => startPx !== undefined && setMovedPx(Math.max(0, clientX - startPx)),
      onPointerUp: () => {
        if (movedPx > FAR_PX) onAway();
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
