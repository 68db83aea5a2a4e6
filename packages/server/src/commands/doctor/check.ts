/** The state of one thing that the product needs. */
export interface Check {
  what: string;
  ok: boolean;
  /** Set when all works without it. */
  optional?: boolean;
  detail: string;
  /** What to do when it is not ok. */
  hint?: string | undefined;
  /** Repairs it without harm. Answers what was done. */
  fix?: () => Promise<string>;
}
