import type { Config } from '../../config';
import { exitCodes } from '../exitCodes';
import type { Report } from '../report';
import { findDatabase } from './findDatabase';
import { findEvents } from './findEvents';
import { findFiles } from './findFiles';
import type { Finding } from './finding';
import { findJudge } from './findJudge';
import { findMachine } from './findMachine';

const MORE_ROOM = ''.padEnd(18);

/** What the doctor tells of a thing: how it is, and what was done about it. */
type Told = Omit<Finding, 'fix'> & { fixed?: string };

/**
 * Looks at everything that the product stands on, and says for each thing how it is and what would mend it; mends what can be mended
 * without harm when it is asked to. Answers the exit code.
 */
export async function doctor({ fix = false }: { fix?: boolean }, config: Config, report: Report): Promise<number> {
  const told: Told[] = [];
  const tell = async (findings: readonly Finding[]) => {
    for (const finding of findings) told.push(await treated(finding, fix));
  };
  report.stage('machine');
  await tell(await findMachine(config));
  report.stage('database');
  await findDatabase(config, tell);
  await tell([...(await findEvents(config)), ...(await findFiles(config))]);
  report.stage('sandbox and languages');
  await tell(await findJudge(config));
  const isWell = told.every(({ fine, optional, fixed }) => fine || optional || fixed !== undefined);
  report.result(told.map(lineOf).join('\n'), { isWell, findings: told });
  return isWell ? exitCodes.done : exitCodes.found;
}

async function treated({ fix, ...finding }: Finding, isAsked: boolean): Promise<Told> {
  if (finding.fine || !fix || !isAsked) return finding;
  try {
    return { ...finding, fixed: await fix() };
  } catch (reason) {
    return { ...finding, found: `${finding.found}; not mended: ${reason instanceof Error ? reason.message : String(reason)}` };
  }
}

function lineOf({ what, fine, optional, found, mend, fixed }: Told): string {
  const sign = fixed !== undefined ? 'FIX ' : fine ? 'ok  ' : optional ? '-   ' : 'MEND';
  const more = fixed ?? (fine ? undefined : mend);
  return `${sign}  ${what.padEnd(18)} ${found}${more ? `\n      ${MORE_ROOM} → ${more}` : ''}`;
}
