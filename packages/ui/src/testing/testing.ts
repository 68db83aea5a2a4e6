import type { Locale } from '../locale/phrases';
import { verdictNames } from '../verdict/verdictNames';
import { verdictOf } from '../verdict/verdicts';

/**
 * Names by which tests of pages that use the library find its elements, together with a role.
 * The wordings of a component are in `@oj/ui/locale/zh-CN.json` and `en-US.json`, by namespace.
 */

/** The accessible name of the seal of a verdict, as it reads when no case is being counted. */
export function verdictNameOf(status: number, locale: Locale): string {
  const { zh, en } = verdictNames.words[verdictOf(status).name];
  return locale === 'zh-CN' ? zh : en;
}
