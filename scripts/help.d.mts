/** A line for each command. */
export const forOperators: Record<string, string>;
export const forDevelopers: Record<string, string>;
/** What `help` prints. */
export function helpText(): string;
