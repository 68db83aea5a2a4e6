import path from 'node:path';
import type { Config } from '../../config';
import { type Judge, type LanguageReport, openJudge } from '../../judge/judge';
import { mainLanguages } from '../../judge/languages/registry';
import { howToInstall } from '../../packageNames.mjs';
import type { Finding } from './finding';
import { findNewer } from './findNewer';
import { betterLevel, type Machine, remediesFor, thisMachine } from './sandboxRemedies';

/** What a judge of this machine can do. */
export async function findJudge({ cacheDir, dataDir, allowWeakSandbox }: Config): Promise<Finding[]> {
  try {
    await using judge = await openJudge({ cacheDir, scratchDir: path.join(dataDir, 'work', 'doctor'), allowWeakSandbox });
    await judge.settled;
    return [...findSandbox(judge.sandbox, thisMachine()), ...findLanguages(judge), ...(await findNewer(judge.languages))];
  } catch (reason) {
    return [{ what: 'sandbox', fine: false, found: (reason as Error).message, mend: howToInstall(['gcc', 'libc6-dev']) }];
  }
}

/** Its level, with a command for all that keeps it from judging; where it judges, what would make it better. */
export function findSandbox({ level, cgroup, reasons, refusal }: Judge['sandbox'], machine: Machine): Finding[] {
  const found = [`level ${level} (1 is best, 5 runs nothing)`, ...reasons].join('; ');
  const groups = { what: 'cgroup', fine: cgroup !== 0, optional: true, found: cgroup ? `version ${cgroup}` : 'none usable' };
  const mend = remediesFor(reasons, machine);
  if (refusal !== undefined) {
    const ways = level === 4 ? [...mend, 'OJ_ALLOW_WEAK_SANDBOX=1 npm start'] : mend;
    return [
      { what: 'sandbox', fine: false, found, mend: `${ways.join(', or ') || 'another machine, or a newer kernel'} (docs/sandbox.md)` },
      groups,
    ];
  }
  const better = betterLevel(level, machine);
  return [
    { what: 'sandbox', fine: true, found },
    groups,
    ...(better ? [{ what: 'better sandbox', fine: false, optional: true, ...better }] : []),
    ...(level <= 2 && mend.length
      ? [{ what: 'sandbox', fine: false, optional: true, found: reasons.join('; '), mend: mend.join(', or ') }]
      : []),
  ];
}

/** Each with its version; where the sandbox runs nothing, those whose compilers are there are only counted: their cause is told already. */
function findLanguages({ sandbox: { refusal }, languages }: Judge): Finding[] {
  const isUntested = ({ hint }: LanguageReport) => refusal !== undefined && hint === refusal;
  const untested = languages.filter(isUntested).length;
  const told = languages
    .filter(report => !isUntested(report))
    .map(({ name, available, version, hint }) => ({
      what: name,
      fine: available,
      optional: !mainLanguages.some(language => language.name === name),
      found: version ?? 'not available',
      mend: hint,
    }));
  if (!untested) return told;
  return [
    { what: 'languages', fine: false, optional: true, found: `${untested} are installed, and tested when the sandbox works` },
    ...told,
  ];
}
