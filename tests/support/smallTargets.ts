import type { Page } from 'playwright';

/** What fingers miss: things to press that are less than 24 px wide or high. Links within a sentence are as high as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 24;
    const TO_PRESS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=slider]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll(TO_PRESS)].flatMap(element => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.matches(':disabled')) return [];
      // A control is also pressed by its label.
      const { width, height, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
      // What is for screen readers alone is a pixel large.
      const isShown = width > 1 && height > 1 && right > 0 && left < innerWidth;
      if (!isShown || (Math.round(width) >= LEAST_PX && Math.round(height) >= LEAST_PX) || isInSentence(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
      return `${element.tagName.toLowerCase()} "${name}" ${width.toFixed()} x ${height.toFixed()}`;
    });
  });
