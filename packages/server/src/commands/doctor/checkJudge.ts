import path from 'node:path';
import type { Config } from '../../config';
import { type Judge, type LanguageReport, openJudge } from '../../judge/judge';
import { mainLanguages } from '../../judge/languages/registry';
import { howToInstall } from '../../packageNames.mjs';
import type { Check } from './check';
import { checkNewer } from './checkNewer';
import { betterLevel, type Machine, remediesFor, thisMachine } from './sandboxRemedies';

/** What a judge of this machine can do. */
export async function checkJudge({ cacheDir, dataDir, allowWeakSandbox }: Config): Promise<Check[]> {
  try {
    await using judge = await openJudge({ cacheDir, scratchDir: path.join(dataDir, 'work', 'doctor'), allowWeakSandbox });
    await judge.settled;
    return [...checkSandbox(judge.sandbox, thisMachine()), ...checkLanguages(judge), ...(await checkNewer(judge.languages))];
  } catch (reason) {
    return [{ what: 'sandbox', ok: false, detail: (reason as Error).message, hint: howToInstall(['gcc', 'libc6-dev']) }];
  }
}

/** Its level, with a command for all that keeps it from judging; where it judges, what would make it better. */
export function checkSandbox({ level, cgroup, reasons, refusal }: Judge['sandbox'], machine: Machine): Check[] {
  const detail = [`level ${level} (1 is best, 5 runs nothing)`, ...reasons].join('; ');
  const groups = { what: 'cgroup', ok: cgroup !== 0, optional: true, detail: cgroup ? `version ${cgroup}` : 'none usable' };
  const hints = remediesFor(reasons, machine);
  if (refusal !== undefined) {
    const ways = level === 4 ? [...hints, 'OJ_ALLOW_WEAK_SANDBOX=1 npm start'] : hints;
    return [
      { what: 'sandbox', ok: false, detail, hint: `${ways.join(', or ') || 'another machine, or a newer kernel'} (docs/sandbox.md)` },
      groups,
    ];
  }
  const better = betterLevel(level, machine);
  return [
    { what: 'sandbox', ok: true, detail },
    groups,
    ...(better ? [{ what: 'better sandbox', ok: false, optional: true, ...better }] : []),
    ...(level <= 2 && hints.length
      ? [{ what: 'sandbox', ok: false, optional: true, detail: reasons.join('; '), hint: hints.join(', or ') }]
      : []),
  ];
}

/**
 * Languages with their versions. When the sandbox runs nothing, those with a compiler are only counted, because the sandbox is reported
 * already.
 */
function checkLanguages({ sandbox: { refusal }, languages }: Judge): Check[] {
  const isUntested = ({ hint }: LanguageReport) => refusal !== undefined && hint === refusal;
  const untested = languages.filter(isUntested).length;
  const told = languages
    .filter(report => !isUntested(report))
    .map(({ name, available, version, hint }) => ({
      what: name,
      ok: available,
      optional: !mainLanguages.some(language => language.name === name),
      detail: version ?? 'not available',
      hint,
    }));
  if (!untested) return told;
  return [
    { what: 'languages', ok: false, optional: true, detail: `${untested} are installed, and tested when the sandbox works` },
    ...told,
  ];
}
