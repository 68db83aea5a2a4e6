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
    // A window of its own draws after it has loaded, unseen by the observers.
    const lookLater = () => setTimeout(look, 1500);
    box.addEventListener('load', lookLater, true);
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      box.removeEventListener('load', lookLater, true);
      cancelAnimationFrame(frame);
    };
  }, [element, read]);
  return found;
}
