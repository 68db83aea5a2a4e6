/** One thing that the product stands on. */
export interface Finding {
  what: string;
  fine: boolean;
  /** Good to have; all is well without it. */
  optional?: boolean;
  found: string;
  mend?: string | undefined;
  /** Mends it without harm; answers what was done. */
  fix?: () => Promise<string>;
}
