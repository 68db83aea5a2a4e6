const PACE_MS = 1_000;

/** How a command speaks: what it is doing on stderr, what came of it on stdout. */
export interface Report {
  /** A part of the work begins. */
  stage(text: string): void;
  /** How far it is; said once a second at the most. */
  step(text: string): void;
  /** Something is not as it should be; the work goes on. */
  warn(text: string): void;
  /** The end: a sentence, or with --json the facts as one object. */
  result(text: string, facts: object): void;
}

export function reportOf({ json }: { json?: boolean | undefined }): Report {
  let saidMs = 0;
  const say = (text: string) => console.error(`[oj] ${text}`);
  return {
    stage: text => {
      saidMs = Date.now();
      say(text);
    },
    step: text => {
      if (Date.now() - saidMs < PACE_MS) return;
      saidMs = Date.now();
      say(text);
    },
    warn: say,
    result: (text, facts) => console.log(json ? JSON.stringify(facts) : text),
  };
}
