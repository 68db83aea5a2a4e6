/**
 * Which languages this machine can serve. What every judge should have is tested before it opens; the rest after that, so that many
 * languages do not make a first start slow. Nothing is offered before its test has passed.
 */
import { type Toolchain } from '../compile';
import { type InstalledLanguage } from './installed';
import { type Language } from './language';
import { languages, mainLanguages } from './registry';
import { installHint, type LanguageReport, testLanguage } from './selfTest';

/** Tests at a time. */
const lanes = 2;

export class LanguageAvailability implements AsyncDisposable {
  /** In the order of the registry; each is brought up to date when its test has ended. */
  readonly reports: LanguageReport[];
  /** When every language has been tested. Rejects when it was disposed before. */
  readonly tested: Promise<void>;
  readonly #available = new Map<string, InstalledLanguage>();
  readonly #end = new AbortController();

  private constructor(
    private readonly toolchain: Toolchain,
    private readonly installed: ReadonlyMap<string, InstalledLanguage>,
    opened: () => void,
    failed: (reason: unknown) => void,
  ) {
    this.reports = languages.map(language => ({
      name: language.name,
      available: false,
      hint: installed.has(language.name) ? (this.#refusal ?? 'It is being tested.') : installHint(language),
    }));
    const first = this.#test(mainLanguages);
    first.then(opened, failed);
    this.tested = first.then(() => this.#test(languages.filter(language => !mainLanguages.includes(language))));
    this.tested.catch(() => undefined);
  }

  /**
   * Comes when the languages that every judge should have are tested.
   * @throws the signal's reason when it is aborted before that.
   */
  static open(
    toolchain: Toolchain,
    installed: ReadonlyMap<string, InstalledLanguage>,
    signal?: AbortSignal,
  ): Promise<LanguageAvailability> {
    return new Promise((resolve, reject) => {
      const availability: LanguageAvailability = new LanguageAvailability(toolchain, installed, () => resolve(availability), reject);
      const end = () => availability.#end.abort(signal?.reason);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end, { once: true });
    });
  }

  /** The language if it may be used; waits for its test when that has not ended. */
  async find(name: string): Promise<InstalledLanguage | undefined> {
    if (!this.#available.has(name) && this.installed.has(name)) await this.tested;
    return this.#available.get(name);
  }

  async [Symbol.asyncDispose]() {
    this.#end.abort(new Error('The judge is closed.'));
    await this.tested.catch(() => undefined);
  }

  get #refusal() {
    return this.toolchain.sandbox.report.refusal;
  }

  async #test(some: readonly Language[]) {
    if (this.#refusal) return;
    const waiting = some.flatMap(({ name }) => this.installed.get(name) ?? []);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.#testOne(next);
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }

  async #testOne(installed: InstalledLanguage) {
    const report = await testLanguage(this.toolchain, installed, this.#end.signal);
    const place = this.reports.findIndex(({ name }) => name === report.name);
    this.reports[place] = report;
    if (report.available) this.#available.set(report.name, installed);
  }
}
