import type { Locator, Page } from 'playwright';

type Role = Parameters<Page['getByRole']>[0];

/** The most presses of Tab from one thing to the next. */
const PATIENCE = 40;

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

  /** By Tab alone, from where the focus is. */
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
