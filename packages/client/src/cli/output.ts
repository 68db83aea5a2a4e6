import { Status } from '@oj/contract';

/** What a reader sees, or a program reads. */
export function show(isJson: boolean | undefined, value: unknown, lines: readonly string[]) {
  if (isJson) console.log(JSON.stringify(value));
  else for (const line of lines) console.log(line);
}

// Control characters of somebody else's text do not reach the terminal.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;
const plain = (cell: unknown) => String(cell ?? '').replace(CONTROL, ' ');

/** Columns as wide as their widest cell; those of numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  const cells = [head, ...rows].map(row => row.map(plain));
  const widths = head.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) => rows.length > 0 && rows.every(row => typeof row[column] === 'number'));
  const padded = (text: string, column: number) =>
    isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return cells.map(row => row.map(padded).join('  ').trimEnd());
}

const words: Record<Status, string> = {
  [Status.notSubmitted]: 'Not Submitted',
  [Status.submittedUnknown]: 'Submitted, Result Unknown',
  [Status.cancelled]: 'Cancelled',
  [Status.presentationError]: 'Presentation Error',
  [Status.compileError]: 'Compile Error',
  [Status.wrongAnswer]: 'Wrong Answer',
  [Status.accepted]: 'Accepted',
  [Status.timeLimitExceeded]: 'Time Limit Exceeded',
  [Status.memoryLimitExceeded]: 'Memory Limit Exceeded',
  [Status.runtimeError]: 'Runtime Error',
  [Status.systemError]: 'System Error',
  [Status.pending]: 'Pending',
  [Status.compiling]: 'Compiling',
  [Status.judging]: 'Judging',
  [Status.partialAccepted]: 'Partial Accepted',
  [Status.submitting]: 'Submitting',
  [Status.submittedFailed]: 'Submitted Failed',
};
export const wordOf = (status: Status) => words[status];

/** A whole number of an argument, or nothing. */
export const numberOf = (text: string | undefined): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
