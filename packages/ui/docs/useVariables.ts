import { type RefObject, useEffect, useRef, useState } from 'react';

/** Values of CSS variables at an element, read again when the page changes its theme. */
export function useVariables<Box extends HTMLElement>(names: readonly string[]): [RefObject<Box | null>, (name: string) => string] {
  const box = useRef<Box>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = () => {
      if (!box.current) return;
      const style = getComputedStyle(box.current);
      setValues(new Map(names.map(name => [name, style.getPropertyValue(`--oj-${name}`).trim()])));
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => changes.disconnect();
  }, [names]);
  return [box, name => values.get(name) ?? ''];
}
