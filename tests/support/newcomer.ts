import type { Locator, Page } from 'playwright';

type Role = Parameters<Page['getByRole']>[0];

/** Greatest number of presses of Tab from one control to the next. */
const PATIENCE = 40;

const keysOfSlider = [
  ['PageUp', 40],
  ['Shift+ArrowRight', 10],
  ['ArrowRight', 1],
] as const;
/** Pauses in ms: the server takes quicker keys and hands for those of a program. */
const KEY_MS = 30;
const DRAG_MS = 700;
/** On a machine that has other work a drag takes longer, but it is no jump, which the server takes for a program, too. */
const LEAST_MOVES = 40;
/** Width of the picture in its own px, whatever its size on the page. */
const PICTURE_PX = 325;

/** What somebody does on a page, counted: clicks and fields, characters that are typed, and presses of Tab. */
export class Newcomer {
  clicksOrFields = 0;
  typed = 0;
  tabs = 0;

  constructor(
    private readonly page: Page,
    private readonly hands: 'pointer' | 'keyboard' = 'pointer',
  ) {}

  /** Reaches a control and presses it. */
  async press(role: Role, name: string | RegExp) {
    const control = this.page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
    await control.waitFor();
    this.clicksOrFields += 1;
    if (this.hands === 'pointer') return control.click();
    await this.tabTo(control);
    await this.page.keyboard.press('Enter');
  }

  /** Reaches a field and types into it. */
  async write(field: Locator, text: string) {
    await field.waitFor();
    this.clicksOrFields += 1;
    this.typed += text.length;
    if (this.hands === 'pointer') return field.fill(text);
    await this.tabTo(field);
    await this.page.keyboard.type(text);
  }

  /** Slides the piece of a picture into its hole. @param placeOfHole px of the picture, once it is there */
  async slide(placeOfHole: () => Promise<number>) {
    const handle = this.page.getByRole('slider');
    await this.page.locator('[role=slider][aria-disabled=false]').waitFor();
    this.clicksOrFields += 1;
    if (this.hands === 'pointer') return this.drag(handle, await placeOfHole());
    await this.tabTo(handle);
    let leftPx = await placeOfHole();
    for (const [key, px] of keysOfSlider) {
      for (; leftPx >= px; leftPx -= px) await this.page.keyboard.press(key, { delay: KEY_MS });
    }
    await this.page.keyboard.press('Enter');
  }

  /** Drags as a hand does: quick at first, slow at the end, not quite straight. */
  private async drag(handle: Locator, placePx: number) {
    const [from, rail] = [await handle.boundingBox(), await handle.locator('..').boundingBox()];
    if (!from || !rail) throw new Error('the slider is not on the page');
    const [x, y, farPx] = [from.x + from.width / 2, from.y + from.height / 2, (placePx * rail.width) / PICTURE_PX];
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    const beganMs = performance.now();
    for (let share = 0; share < 1;) {
      share = Math.min(1, share + 1 / LEAST_MOVES, (performance.now() - beganMs) / DRAG_MS);
      await mouse.move(x + farPx * (1 - (1 - share) ** 2), y + share * 3);
    }
    await mouse.up();
  }

  /** Moves the focus to the target with the Tab key alone. */
  async tabTo(target: Locator) {
    await target.waitFor({ state: 'attached' });
    const isThere = () => target.evaluate(element => element.contains(document.activeElement));
    for (let presses = 0; !(await isThere()); presses += 1) {
      if (presses === PATIENCE) throw new Error(`not reached by Tab: ${target}`);
      await this.page.keyboard.press('Tab');
      this.tabs += 1;
    }
  }
}
