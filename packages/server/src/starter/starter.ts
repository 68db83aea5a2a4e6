/** A problem of the starter set. Statements are Markdown files beside it; test data comes from its generator. */
export interface StarterProblem {
  problemId: string;
  /** Statement with the sections of `statement.ts`, per language. */
  statements: { 'zh-CN': string; 'en-US': string };
  /** Slugs of tags.ts. */
  tags: readonly string[];
  /** 0 Red (easiest) … 5 Purple. */
  difficulty: 0 | 1 | 2 | 3 | 4 | 5;
  timeLimitMs: number;
  memoryLimitMb: number;
  stackLimitMb?: number;
  /** False: the output must match to the byte, and other white space is a Presentation Error. Default true. */
  ignoreEndBlank?: boolean;
  /** A program of ours decides instead of a comparison: C++, in the same box as anyone's. */
  judge?: { mode: 'spj' | 'interactive'; code: string };
  examples: readonly { input: string; output: string }[];
  /** Same cases at every call: generators are seeded. Texts end with a line break. */
  cases(): Iterable<StarterCase>;
}

export interface StarterCase {
  input: string;
  answer: string;
}
