import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LanguageReport } from '../../judge/judge';
import { newerThan } from '../../judge/languages/newer';
import { languageNamed } from '../../judge/languages/registry';
import { listed } from '../../worker/oldCompilers';
import type { Check } from './check';

const run = promisify(execFile);
const plain = () => ({ env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 16 << 20 });

interface Backport {
  name: string;
  installed: string;
  version: string;
  suite: string;
}

/** Compilers that the backports of the distribution have newer. Where there is no apt, nothing. */
export async function checkNewer(reports: readonly LanguageReport[]): Promise<Check[]> {
  const packages = new Set(
    reports.flatMap(({ name, available, version }) => {
      const language = languageNamed(name);
      return available && language && newerThan(language, version).length ? language.packages.slice(0, 1) : [];
    }),
  );
  if (!packages.size) return [];
  const policy = await run('apt-cache', ['policy', ...packages], plain()).catch(() => undefined);
  if (!policy) return [];
  const found = backportsIn(policy.stdout);
  if (found.length) return found.map(checkOf);
  if ((await run('apt-cache', ['policy'], plain()).catch(() => policy)).stdout.includes('-backports')) return [];
  return [
    {
      what: 'newer compilers',
      ok: false,
      optional: true,
      detail: `the backports of the distribution are no source of apt; they may have newer ones of ${listed([...packages])}`,
      hint: 'add them to the sources of apt and run the doctor with --fix, or name a compiler in the back office, under Languages',
    },
  ];
}

const checkOf = ({ name, installed, version, suite }: Backport): Check => {
  const install = ['install', '-y', '--no-install-recommends', '-t', suite, name];
  return {
    what: `newer ${name}`,
    ok: false,
    optional: true,
    detail: `${installed} is installed, ${suite} has ${version}`,
    hint: `--fix takes it, as root: apt-get ${install.join(' ')}`,
    fix: async () => {
      await run('apt-get', ['-qq', ...install], plain());
      return `${name} ${version} is installed; judges use it from their next start on`;
    },
  };
};

/**
 * The backports in the output of `apt-cache policy`, which lists versions from the newest down and marks the installed one with three
 * stars.
 */
export function backportsIn(policy: string): Backport[] {
  const found: Backport[] = [];
  for (const [, name = '', rest = ''] of policy.matchAll(/^(\S+):\n((?: .*\n?)*)/gm)) {
    const installed = /^ {2}Installed: (\S+)$/m.exec(rest)?.[1];
    if (!installed || installed === '(none)') continue;
    const newer = rest.slice(0, rest.indexOf('\n *** '));
    for (const [, version = '', sources = ''] of newer.matchAll(/^ {5}(\S+) -?\d+\n((?: {8,}.*\n?)*)/gm)) {
      const suite = / (\S+-backports)\//.exec(sources)?.[1];
      if (!suite) continue;
      found.push({ name, installed, version, suite });
      break;
    }
  }
  return found;
}
