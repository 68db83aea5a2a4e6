import type { Pigment } from '@oj/ui';

const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="${colour}"/></svg>`,
  )}`;

let unmark: (() => void) | undefined;

/** Puts letters before the title of the tab and a dot of this colour into its icon, until somebody looks at the tab. */
export function markTab(letters: string, pigment: Pigment) {
  unmark?.();
  const before = `${letters} · `;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ordinary = icon?.getAttribute('href');
  document.title = before + document.title;
  icon?.setAttribute('href', dot(getComputedStyle(document.documentElement).getPropertyValue(`--oj-${pigment}`).trim()));

  const look = () => document.hidden || unmark?.();
  unmark = () => {
    unmark = undefined;
    document.removeEventListener('visibilitychange', look);
    if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
    if (ordinary) icon?.setAttribute('href', ordinary);
  };
  document.addEventListener('visibilitychange', look);
}
