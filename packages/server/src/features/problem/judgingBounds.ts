import type { Switches } from '@oj/contract';
import type { Executor } from '../../database/database';
import { SWITCHES } from '../../database/settingNames';
import { defaultSwitches } from '../site/site.rules';
import { readSetting } from '../site/readSetting.queries';

/** How long one submission may hold a judge, seconds. */
export type JudgingBounds = Pick<Switches, 'mostJudgingSeconds' | 'mostGroupJudgingSeconds'>;

/** Reads the bounds, for judges and where problems of groups are written. */
export async function readJudgingBounds(executor: Executor): Promise<JudgingBounds> {
  return { ...defaultSwitches, ...(await readSetting<JudgingBounds>(executor, SWITCHES)) };
}
