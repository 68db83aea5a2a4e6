/**
 * Which languages this machine can serve. What every judge should have is tested before it opens; the rest after that, so that many
 * languages do not make a first start slow. Nothing is offered before its test has passed.
 */
import { type Toolchain } from '../compile';
import { type Candidate } from './candidates';
import { type InstalledLanguage } from './installed';
import { mainLanguages } from './registry';
import { installHint, type LanguageReport, testLanguage } from './selfTest';

/** Said of a compiler that the site has chosen and that does not work. */
const INSTEAD = 'What the system has is used instead.';

/** Tests at a time. */
const lanes = 2;

export class LanguageAvailability implements AsyncDisposable {
  /** Reports in the order of the candidates; each is updated when its test has ended. */
  readonly reports: LanguageReport[];
  /** Resolves when every language has been tested. Rejects when it was disposed before. */
  readonly tested: Promise<void>;
  readonly #available = new Map<string, InstalledLanguage>();
  readonly #end = new AbortController();

  private constructor(
    private readonly toolchain: Toolchain,
    private readonly candidates: readonly Candidate[],
    opened: () => void,
    failed: (reason: unknown) => void,
  ) {
    this.reports = candidates.map(({ language, choices, fault }) => ({
      name: language.name,
      available: false,
      hint: choices.length ? (this.#refusal ?? 'It is being tested.') : (fault ?? installHint(language)),
    }));
    const isMain = ({ language }: Candidate) => mainLanguages.some(({ name }) => name === language.name);
    const first = this.#test(candidates.filter(isMain));
    first.then(opened, failed);
    this.tested = first.then(() => this.#test(candidates.filter(candidate => !isMain(candidate))));
    this.tested.catch(() => undefined);
  }

  /**
   * Comes when the languages that every judge should have are tested.
   * @throws the signal's reason when it is aborted before that.
   */
  static open(toolchain: Toolchain, candidates: readonly Candidate[], signal?: AbortSignal): Promise<LanguageAvailability> {
    return new Promise((resolve, reject) => {
      const availability: LanguageAvailability = new LanguageAvailability(toolchain, candidates, () => resolve(availability), reject);
      const end = () => availability.#end.abort(signal?.reason);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end, { once: true });
    });
  }

  /** The language if it may be used; waits for its test when that has not ended. */
  async find(name: string): Promise<InstalledLanguage | undefined> {
    if (!this.#available.has(name) && this.candidates.some(({ language, choices }) => language.name === name && choices.length))
      await this.tested;
    return this.#available.get(name);
  }

  /** Languages whose tools are there, and whose tests have not passed. */
  get failing(): readonly string[] {
    if (this.#refusal) return [];
    return this.candidates
      .filter(({ choices }) => choices.length)
      .flatMap(({ language: { name } }) => (this.#available.has(name) ? [] : [name]));
  }

  async [Symbol.asyncDispose]() {
    this.#end.abort(new Error('The judge is closed.'));
    await this.tested.catch(() => undefined);
  }

  get #refusal() {
    return this.toolchain.sandbox.report.refusal;
  }

  async #test(some: readonly Candidate[]) {
    if (this.#refusal) return;
    const waiting = some.filter(({ choices }) => choices.length);
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.#testOne(next);
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }

  async #testOne({ language: { name }, choices, fault }: Candidate) {
    const place = this.reports.findIndex(report => report.name === name);
    let hint = fault;
    for (const installed of choices) {
      const report = await testLanguage(this.toolchain, installed, this.#end.signal);
      if (report.available) {
        this.reports[place] = hint === undefined ? report : { ...report, hint: `${hint} ${INSTEAD}` };
        this.#available.set(name, installed);
        return;
      }
      hint ??= report.hint;
    }
    this.reports[place] = { name, available: false, ...(hint !== undefined && { hint }) };
  }
}
