interface Advisory {
  github_advisory_id: string;
  module_name: string;
  severity: string;
  title: string;
}

interface Exception {
  advisory: string;
  reason: string;
  /** The last day on which the exception holds, such as 2027-01-31. */
  until: string;
}

/** What is wrong with a report of `pnpm audit --json`, in sentences. */
export function faultsIn(report: { advisories: Record<string, Advisory> }, exceptions: readonly Exception[], today: string): string[];

export function audit(): Promise<void>;
