import type { Page } from 'playwright';

/** Names of the controls that could be pressed if no message lay over them. */
export const coveredControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, textarea, [role=tab]')].flatMap(control => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('[data-toasts]') && !control.closest('[data-toasts]') ? [control.innerText || control.ariaLabel] : [];
    }),
  );
