const REGION = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** Notes what a screen reader is told: each text that comes into a live region that is on the page already. The same again is not told. */
export function listenToRegions(): { told: string[]; stop: () => void } {
  const told: string[] = [];
  const observer = new MutationObserver(changes => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest(REGION)?.textContent?.trim();
      if (text && told.at(-1) !== text) told.push(text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { told, stop: () => observer.disconnect() };
}
