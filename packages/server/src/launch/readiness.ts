import type { Judge } from '../judge/judge';

/** What a judge tells the launcher when it has started. */
export interface Readiness {
  level: number;
  /** Why it can judge no language at all, and what would mend it. */
  fault?: string;
}

export async function readinessOf({
  sandbox: { level, reasons, refusal },
  languages,
  settled,
}: Pick<Judge, 'sandbox' | 'languages' | 'settled'>) {
  const isAble = () => languages.some(({ available }) => available);
  if (!isAble()) await settled;
  if (isAble()) return { level } satisfies Readiness;
  const fault = refusal ? `${reasons.join('; ')} (docs/sandbox.md)` : missing(languages);
  return { level, fault } satisfies Readiness;
}

const missing = ([first]: Judge['languages']) => `${first?.name}: ${first?.hint ?? 'its test failed'}`;

/** What the launcher says of its judges: as an error, and in capitals, when nothing can be judged. */
export function judgesSentence(started: readonly Readiness[], wanted: number): { text: string; isFault: boolean } {
  const able = started.filter(({ fault }) => fault === undefined);
  if (able.length)
    return { text: `${able.length} of ${wanted} judges ready, sandbox level ${able[0]?.level}`, isFault: able.length < wanted };
  const reason = started[0]?.fault ?? 'No judge could start; the lines above say why.';
  return {
    text: `NO LANGUAGE CAN BE JUDGED: ${reason} \`npm run doctor\` looks at everything and says what would mend it.`,
    isFault: true,
  };
}
