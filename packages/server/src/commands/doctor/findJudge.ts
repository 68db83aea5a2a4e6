import path from 'node:path';
import type { Config } from '../../config';
import { type Judge, type LanguageReport, openJudge } from '../../judge/judge';
import { mainLanguages } from '../../judge/languages/registry';
import type { Finding } from './finding';
import { findNewer } from './findNewer';

/** What a judge of this machine can do. */
export async function findJudge({ cacheDir, dataDir, allowWeakSandbox }: Config): Promise<Finding[]> {
  try {
    await using judge = await openJudge({ cacheDir, scratchDir: path.join(dataDir, 'work', 'doctor'), allowWeakSandbox });
    await judge.settled;
    const { level, cgroup, reasons, refusal } = judge.sandbox;
    return [
      {
        what: 'sandbox',
        fine: refusal === undefined,
        found: [`level ${level} (1 is best, 5 runs nothing)`, ...reasons].join('; '),
        mend: 'run as root, or delegate a cgroup to this user (docs/sandbox.md); OJ_ALLOW_WEAK_SANDBOX=1 judges on level 4 all the same',
      },
      { what: 'cgroup', fine: cgroup !== 0, optional: true, found: cgroup ? `version ${cgroup}` : 'none usable' },
      ...findLanguages(judge),
      ...(await findNewer(judge.languages)),
    ];
  } catch (reason) {
    return [
      { what: 'sandbox', fine: false, found: (reason as Error).message, mend: 'install gcc and the C headers (Debian: gcc libc6-dev)' },
    ];
  }
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
