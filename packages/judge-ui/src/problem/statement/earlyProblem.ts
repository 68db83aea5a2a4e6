/** ID of the element that the server has drawn of a problem (`EarlyProblem.tsx`): it lies over the page until the page itself is drawn. */
export const EARLY_ID = 'early';

/** What was typed into the box that came with the page. */
export interface EarlyCode {
  /** Undefined when nothing was typed. */
  code: string | undefined;
  selectionStart: number;
  selectionEnd: number;
  hasFocus: boolean;
}

const early = () => document.getElementById(EARLY_ID);
const statementIn = (selector: string) => document.querySelector<HTMLElement>(`${selector} [data-part=statement]`);

/** Undefined where the reader has none: on a phone, or with a draft, which only the page can show. */
function shownBox(): HTMLTextAreaElement | undefined {
  const box = early()?.querySelector('textarea');
  return box && box.getClientRects().length > 0 && getComputedStyle(box).visibility === 'visible' ? box : undefined;
}

export const dropEarlyProblem = (): void => early()?.remove();

/** The statement stands in the page now, and is scrolled as far as the reader was. The box stays until `takeEarlyCode`. */
export function replaceEarlyStatement(): void {
  const drawn = statementIn(`#${EARLY_ID}`);
  if (!drawn) return;
  const { scrollTop } = drawn;
  drawn.replaceChildren();
  if (shownBox()) early()?.setAttribute('data-left', 'box');
  else dropEarlyProblem();
  const pane = statementIn('main');
  if (pane) pane.scrollTop = scrollTop;
  else if (scrollTop > 0) scrollTo(0, scrollTop);
}

/**
 * Takes the box out of the page and gives what is in it, at once or after what is being composed by an input method.
 * @returns how to stop waiting for that
 */
export function takeEarlyCode(give: (code: EarlyCode) => void): (() => void) | undefined {
  const box = shownBox();
  if (!box) return void dropEarlyProblem();
  const take = () => {
    const { value, defaultValue, selectionStart, selectionEnd } = box;
    const hasFocus = document.activeElement === box;
    dropEarlyProblem();
    give({ code: value === defaultValue ? undefined : value, selectionStart, selectionEnd, hasFocus });
  };
  if (box.dataset.composing === undefined) return void take();
  box.addEventListener('compositionend', take, { once: true });
  return () => box.removeEventListener('compositionend', take);
}
