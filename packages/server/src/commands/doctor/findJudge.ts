import path from 'node:path';
import type { Config } from '../../config';
import { openJudge } from '../../judge/judge';
import { mainLanguages } from '../../judge/languages/registry';
import type { Finding } from './finding';

/** What a judge of this machine can do. */
export async function findJudge({ cacheDir, dataDir, allowWeakSandbox }: Config): Promise<Finding[]> {
  try {
    await using judge = await openJudge({ cacheDir, scratchDir: path.join(dataDir, 'work', 'doctor'), allowWeakSandbox });
    await judge.settled;
    const { level, cgroup, reasons } = judge.sandbox;
    return [
      {
        what: 'sandbox',
        fine: level <= 3 || (level === 4 && allowWeakSandbox),
        found: [`level ${level}`, ...reasons].join('; '),
        mend: 'run as root, or delegate a cgroup to this user (docs/sandbox.md); OJ_ALLOW_WEAK_SANDBOX=1 judges on level 4 all the same',
      },
      {
        what: 'cgroup',
        fine: cgroup !== 0 || allowWeakSandbox,
        found: cgroup ? `version ${cgroup}` : 'none usable',
        mend: 'run as root, or delegate a cgroup v2 subtree',
      },
      ...judge.languages.map(({ name, available, version, hint }) => ({
        what: name,
        fine: available,
        optional: !mainLanguages.some(language => language.name === name),
        found: version ?? 'not available',
        mend: hint,
      })),
    ];
  } catch (reason) {
    return [
      { what: 'sandbox', fine: false, found: (reason as Error).message, mend: 'install gcc and the C headers (Debian: gcc libc6-dev)' },
    ];
  }
}
