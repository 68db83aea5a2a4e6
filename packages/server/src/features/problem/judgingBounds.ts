import type { Switches } from '@oj/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { SWITCHES } from '../../database/settingNames';
import { defaultSwitches } from '../site/site.rules';
import { settings } from '../site/site.table';

/** How long one submission may hold a judge, seconds. */
export type JudgingBounds = Pick<Switches, 'mostJudgingSeconds' | 'mostGroupJudgingSeconds'>;

/** For judges, and where the problems of groups are written. */
export async function readJudgingBounds(executor: Executor): Promise<JudgingBounds> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.name, SWITCHES));
  return { ...defaultSwitches, ...(row?.value as Partial<JudgingBounds> | undefined) };
}
