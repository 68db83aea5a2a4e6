import { type Candidate } from './candidates';
import { type LanguageReport } from './selfTest';

/** Finds out whether a language that could not be served may be by now, because somebody has installed its tools. */
export class Arrivals {
  private before: string;

  /**
   * @param opened what there was when the judge opened
   * @param reports of the same languages, brought up to date
   * @param find looks for it on this machine
   */
  constructor(
    private readonly opened: readonly Candidate[],
    private readonly reports: readonly LanguageReport[],
    private readonly find: () => Promise<Candidate[]>,
  ) {
    this.before = this.missing(opened);
  }

  /** Whether there are others now, and were the same at the look before: in the middle of an installation it is too early. */
  async look(): Promise<boolean> {
    const now = this.missing(await this.find());
    const isCalm = now === this.before;
    this.before = now;
    return isCalm && now !== this.missing(this.opened);
  }

  /** What there is for languages that are not available. */
  private missing(candidates: readonly Candidate[]): string {
    const available = new Set(this.reports.flatMap(({ name, available }) => (available ? [name] : [])));
    const lacking = candidates.filter(({ language }) => !available.has(language.name));
    return JSON.stringify(lacking.map(({ language, choices }) => [language.name, choices.map(({ identity }) => identity)]));
  }
}
