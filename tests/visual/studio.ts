import type { Browser } from 'playwright';
import type { Mode } from '../../.storybook/modes';
import { Camera } from './camera';

/** Cameras to borrow. A borrower gets one that already stands in the wanted mode, if any is free. */
export class Studio {
  readonly #free: { camera: Camera; mode: Mode | undefined }[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly storybookUrl: string,
  ) {}

  async borrow<Result>(mode: Mode, work: (camera: Camera) => Promise<Result>): Promise<Result> {
    const ready = this.#free.findIndex(free => free.mode === mode);
    const [found] = this.#free.splice(Math.max(ready, 0), 1);
    const camera = found?.camera ?? new Camera(this.browser, this.storybookUrl);
    try {
      return await work(camera);
    } finally {
      this.#free.push({ camera, mode });
    }
  }

  /** A page of its own, without stories. */
  async pageOf(html: string): Promise<Buffer> {
    const page = await this.browser.newPage({ viewport: { width: 640, height: 320 }, deviceScaleFactor: 1 });
    await page.setContent(html);
    const png = await page.screenshot();
    await page.close();
    return png;
  }
}
