import type { Judge } from '../judge/judge';

/** What a judge tells the launcher when it has started, and again when every language is tested. */
export interface Readiness {
  level: number;
  /** Why it can judge no language at all, and what would mend it. */
  fault?: string;
  /** Names of those that it can judge. */
  languages: readonly string[];
  /** Names of those that are installed, and whose tests failed; undefined while languages are being tested. */
  failing?: readonly string[];
}

export async function* readinessOf({
  sandbox: { level, reasons, refusal },
  languages,
  tested,
}: Pick<Judge, 'sandbox' | 'languages' | 'tested'>): AsyncGenerator<Readiness, void> {
  const able = () => languages.filter(({ available }) => available).map(({ name }) => name);
  if (able().length) yield { level, languages: able() };
  const failing = await tested;
  const fault = refusal ? `${reasons.join('; ')} (docs/sandbox.md)` : missing(languages);
  yield { level, languages: able(), failing, ...(!able().length && { fault }) };
}

const missing = ([first]: Judge['languages']) => `${first?.name}: ${first?.hint ?? 'its test failed'}`;

/** A judge that waits until what it lacks is there. */
export const waiting = (fault: string): Readiness => ({ level: 5, fault, languages: [], failing: [] });

export const isReadiness = (message: unknown): message is Readiness =>
  typeof message === 'object' && message !== null && 'level' in message;

/** What the launcher says of its judges: as an error, and in capitals, when nothing can be judged. */
export function judgesSentence(started: readonly Pick<Readiness, 'level' | 'fault'>[], wanted: number): { text: string; isFault: boolean } {
  const able = started.filter(({ fault }) => fault === undefined);
  if (able.length)
    return { text: `${able.length} of ${wanted} judges ready, sandbox level ${able[0]?.level}`, isFault: able.length < wanted };
  const reason = started[0]?.fault ?? 'No judge could start; the lines above say why.';
  return {
    text: `NO LANGUAGE CAN BE JUDGED: ${reason} \`npm run doctor\` looks at everything and says what would mend it.`,
    isFault: true,
  };
}

/** Hears what judges can do, and tells which languages have come since the start, and which have failed. */
export class Languages {
  private known: ReadonlySet<string> | undefined;
  private told: ReadonlySet<string> = new Set();

  /** Sentences on what is new. */
  *hear({ languages, failing, level }: Readiness): Generator<string, void> {
    if (!failing) return;
    const { known, told } = this;
    this.known = new Set([...(known ?? []), ...languages]);
    this.told = new Set([...told, ...failing]);
    const come = known ? languages.filter(name => !known.has(name)) : [];
    const failed = failing.filter(name => !told.has(name));
    if (come.length)
      yield `${come.length === 1 ? '1 language has' : `${come.length} languages have`} come: ${come.join(', ')} (sandbox level ${level})`;
    if (failed.length) yield `installed, but not available: ${failed.join(', ')} (\`npm run doctor\` says why)`;
  }
}
