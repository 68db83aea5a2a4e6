import { type RefObject, useEffect, useState } from 'react';

/** Reads something from an element each time that what is in it has changed; undefined until it has been drawn. */
export function useDrawn<Read>(element: RefObject<HTMLElement | null>, read: (element: HTMLElement) => Read): Read | undefined {
  const [found, setFound] = useState<Read>();
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFound(read(box)));
    };
    const changes = new MutationObserver(look);
    changes.observe(box, { childList: true, subtree: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, read]);
  return found;
}
