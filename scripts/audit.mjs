// Known vulnerabilities of what is published, but for those that are recorded as exceptions, each until a day.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { environment, root } from './environment.mjs';
import { fail } from './processes.mjs';

const RECORD = 'docs/audit-exceptions.json';
const SERIOUS = new Set(['high', 'critical']);

/** What is wrong with a report of `pnpm audit --json`, in sentences. */
export function faultsIn({ advisories }, exceptions, today) {
  const serious = Object.values(advisories).filter(({ severity }) => SERIOUS.has(severity));
  const found = new Set(serious.map(({ github_advisory_id }) => github_advisory_id));
  const granted = new Map(exceptions.map(exception => [exception.advisory, exception]));
  const unknown = serious
    .filter(({ github_advisory_id }) => !granted.has(github_advisory_id))
    .map(({ github_advisory_id, module_name, severity, title }) => `${github_advisory_id}: ${module_name}, ${severity}: ${title}`);
  const poor = exceptions
    .filter(({ advisory, reason, until }) => !/^GHSA(-\w{4}){3}$/.test(advisory) || !reason?.trim() || !/^\d{4}-\d{2}-\d{2}$/.test(until))
    .map(({ advisory }) => `${advisory}: an exception needs the advisory, a reason, and the last day on which it holds`);
  const over = exceptions
    .filter(({ until }) => until < today)
    .map(({ advisory, until }) => `${advisory}: the exception held until ${until}`);
  const idle = exceptions
    .filter(({ advisory }) => !found.has(advisory))
    .map(({ advisory }) => `${advisory}: nothing needs this exception any more`);
  return [...unknown, ...poor, ...over, ...idle];
}

/** pnpm ends with 1 when it finds anything. */
const report = () =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, env: environment, maxBuffer: 64 << 20 };
    execFile('pnpm', ['audit', '--prod', '--json'], options, (reason, stdout, stderr) => {
      try {
        const answer = JSON.parse(stdout);
        if (answer.advisories) return resolve(answer);
      } catch {
        // What it said follows.
      }
      reject(new Error(`pnpm audit says nothing that can be read: ${stderr || stdout || reason}`));
    });
  });

export async function audit() {
  const exceptions = JSON.parse(fs.readFileSync(`${root}/${RECORD}`, 'utf8'));
  const faults = faultsIn(await report(), exceptions, new Date().toISOString().slice(0, 10));
  if (faults.length) fail(faults.join('\n'));
  console.log(`[oj] no known vulnerability of what is published, ${exceptions.length} exceptions in ${RECORD}`);
}
