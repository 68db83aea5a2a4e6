import { type RefObject, useEffect, useState } from 'react';

/** 0 while the content of the element overflows, so that the keyboard can scroll it; otherwise it is no tab stop. */
export function useScrollStop(element: RefObject<HTMLElement | null>): 0 | undefined {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return overflows ? 0 : undefined;
}
