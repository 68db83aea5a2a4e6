import type { Config } from '../../config';
import { exitCodes } from '../exitCodes';
import type { Report } from '../report';
import { checkDatabase } from './checkDatabase';
import { checkEvents } from './checkEvents';
import { checkFiles } from './checkFiles';
import type { Check } from './check';
import { checkJudge } from './checkJudge';
import { checkMachine } from './checkMachine';
import { checkPrinter } from './checkPrinter';

const MORE_ROOM = ''.padEnd(18);

/** A check with what was done about it. */
type DoneCheck = Omit<Check, 'fix'> & { fixed?: string };

/**
 * Checks everything that the product needs, and says for each thing how it is and what to do about it. With `fix`, repairs what can be
 * repaired without harm. Answers the exit code.
 */
export async function doctor({ fix = false }: { fix?: boolean }, config: Config, report: Report): Promise<number> {
  const done: DoneCheck[] = [];
  const tell = async (checks: readonly Check[]) => {
    for (const check of checks) done.push(await treated(check, fix));
  };
  report.stage('machine');
  await tell(await checkMachine(config));
  report.stage('database');
  await checkDatabase(config, tell);
  await tell([...(await checkEvents(config)), ...(await checkFiles(config)), ...(await checkPrinter(config))]);
  report.stage('sandbox and languages');
  await tell(await checkJudge(config));
  const isWell = done.every(({ ok, optional, fixed }) => ok || optional || fixed !== undefined);
  report.result(done.map(lineOf).join('\n'), { isWell, findings: done.map(findingOf) });
  return isWell ? exitCodes.done : exitCodes.found;
}

async function treated({ fix, ...check }: Check, isAsked: boolean): Promise<DoneCheck> {
  if (check.ok || !fix || !isAsked) return check;
  try {
    return { ...check, fixed: await fix() };
  } catch (reason) {
    return { ...check, detail: `${check.detail}; not mended: ${reason instanceof Error ? reason.message : String(reason)}` };
  }
}

/** The check in the JSON of the command, whose names stay. */
const findingOf = ({ what, ok, optional, detail, hint, fixed }: DoneCheck) => ({
  what,
  fine: ok,
  optional,
  found: detail,
  mend: hint,
  fixed,
});

function lineOf({ what, ok, optional, detail, hint, fixed }: DoneCheck): string {
  const sign = fixed !== undefined ? 'FIX ' : ok ? 'ok  ' : optional ? '-   ' : 'MEND';
  const more = fixed ?? (ok ? undefined : hint);
  return `${sign}  ${what.padEnd(18)} ${detail}${more ? `\n      ${MORE_ROOM} → ${more}` : ''}`;
}
