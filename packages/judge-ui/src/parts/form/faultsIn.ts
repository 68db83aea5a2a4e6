import * as z from 'zod/mini';
import type { FaultsByField } from './useSaveForm';

/** What zod calls a fault, such as `too_big`. */
export type IssueCode = z.core.$ZodIssue['code'];

/** The values as they are sent, when there is no fault: what the schema makes of them. */
export const readyFor = <Ready>(schema: z.ZodMiniType<Ready>, values: unknown): Ready => z.parse(schema, values);

/** The faults of values that break a schema of the contract, by field: of several at a field the first. */
export function faultsIn(schema: z.core.$ZodType, values: unknown): FaultsByField<IssueCode> {
  const issues = z.safeParse(schema, values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, code }) => [path.join('.'), code]));
}
