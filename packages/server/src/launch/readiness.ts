import type { Judge } from '../judge/judge';

/** What a judge tells the launcher when it has started, and again when every language is tested. */
export interface Readiness {
  level: number;
  /** Why it can judge no language at all, and what would mend it. */
  fault?: string;
  /** Names of those that it can judge. */
  languages: readonly string[];
  /** No further language is to come from what is installed. */
  isTested: boolean;
}

export async function* readinessOf({
  sandbox: { level, reasons, refusal },
  languages,
  tested,
}: Pick<Judge, 'sandbox' | 'languages' | 'tested'>): AsyncGenerator<Readiness, void> {
  const able = () => languages.filter(({ available }) => available).map(({ name }) => name);
  if (able().length) yield { level, languages: able(), isTested: false };
  await tested;
  const fault = refusal ? `${reasons.join('; ')} (docs/sandbox.md)` : missing(languages);
  yield { level, languages: able(), isTested: true, ...(!able().length && { fault }) };
}

const missing = ([first]: Judge['languages']) => `${first?.name}: ${first?.hint ?? 'its test failed'}`;

/** A judge that waits until what it lacks is there. */
export const waiting = (fault: string): Readiness => ({ level: 5, fault, languages: [], isTested: true });

export const isReadiness = (message: unknown): message is Readiness =>
  typeof message === 'object' && message !== null && 'isTested' in message;

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

/** Hears what judges can do, and tells which languages have come since the start. */
export class Languages {
  private known: Set<string> | undefined;

  /** A sentence when there are new ones. */
  hear({ languages, isTested, level }: Readiness): string | undefined {
    if (!isTested) return undefined;
    const { known } = this;
    this.known = new Set([...(known ?? []), ...languages]);
    const come = known ? languages.filter(name => !known.has(name)) : [];
    if (!come.length) return undefined;
    return `${come.length === 1 ? '1 language has' : `${come.length} languages have`} come: ${come.join(', ')} (sandbox level ${level})`;
  }
}
