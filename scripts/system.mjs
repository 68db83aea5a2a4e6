// System packages: installed when they are missing and we may, named in one sentence otherwise.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { howToInstall, nameOn, thisDistribution } from '../packages/server/src/packageNames.mjs';
import { fail } from './processes.mjs';
import { complain } from './screen.mjs';
import { quietly, StepFailed } from './steps.mjs';

const onPath = command => (process.env.PATH ?? '').split(':').some(folder => fs.existsSync(`${folder}/${command}`));

const FOR_JUDGING = [
  { package: 'gcc', found: () => onPath('gcc') },
  { package: 'g++', found: () => onPath('g++') },
  { package: 'libc6-dev', found: () => fs.existsSync('/usr/include/stdio.h') },
  { package: 'default-jdk-headless', found: () => fs.existsSync('/usr/bin/javac') },
  { package: 'python3', found: () => fs.existsSync('/usr/bin/python3') },
];
const inUsrBin = name => fs.existsSync(`/usr/bin/${name}`);
let modulesOfPhp;
const isModuleOfPhp = name => (modulesOfPhp ??= linesOf('/usr/bin/php', '-m')).includes(name);
const FONTS = '/usr/share/fonts';
let fonts;
const isFont = file => (fonts ??= fs.existsSync(FONTS) ? fs.readdirSync(FONTS, { recursive: true }) : []).some(each => each.endsWith(file));
/** What the tests can use, the lightest first: the same engine without the windows around it needs a fifth less of the processors. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
/** What a release may be without: the light Chromium, and the languages of the judge beyond the usual ones. */
const WHERE_OFFERED = [
  { package: 'chromium-headless-shell', found: () => onPath('chromium-headless-shell') },
  { package: 'golang-go', found: () => inUsrBin('go') },
  { package: 'rustc', found: () => inUsrBin('rustc') },
  { package: 'mono-mcs', found: () => inUsrBin('mcs') },
  { package: 'mono-runtime', found: () => inUsrBin('mono') },
  { package: 'php-cli', found: () => inUsrBin('php') },
  ...['mbstring', 'bcmath', 'gmp'].map(name => ({ package: `php-${name}`, found: () => isModuleOfPhp(name) })),
  { package: 'ruby', found: () => inUsrBin('ruby') },
  { package: 'kotlin', found: () => inUsrBin('kotlinc') },
  { package: 'fp-compiler', found: () => inUsrBin('fpc') },
  { package: 'ghc', found: () => inUsrBin('ghc') },
  { package: 'pypy3', found: () => inUsrBin('pypy3') },
  { package: 'node-typescript', found: () => inUsrBin('tsc') },
  { package: 'nodejs', found: () => inUsrBin('node') },
];
const FOR_TESTS = [
  { package: 'redis-server', found: () => onPath('redis-server') || onPath('valkey-server') },
  { package: 'chromium', found: () => CHROMIUMS.some(onPath) },
  { package: 'fonts-noto-cjk', found: () => isFont('NotoSansCJK-Regular.ttc') },
  { package: 'fonts-dejavu-core', found: () => isFont('DejaVuSans.ttf') },
  { package: 'fonts-noto-color-emoji', found: () => isFont('NotoColorEmoji.ttf') },
];

/** Resolves when everything is there, or when what is missing has been named. @throws an error when it cannot be installed, and all of it must be there. */
export async function prepareSystem({ tests = false, mustHaveAll = tests } = {}) {
  if (process.platform !== 'linux') return;
  const missing = packagesOf([...FOR_JUDGING, ...(tests ? FOR_TESTS : [])]);
  const optional = tests ? packagesOf(WHERE_OFFERED) : [];
  if (!missing.length && !optional.length) return;

  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) {
    const all = [...missing, ...optional.filter(name => nameOn(thisDistribution(), name))];
    if (all.length) complain(`Please install what is missing, as root: ${howToInstall(all)}`);
    return;
  }
  // The packages of the old lists may still be available when the update fails.
  const stale = await failureOf(apt('asking for system packages', 'update', '-o', 'APT::Update::Error-Mode=any'));
  const offered = optional.filter(isOffered);
  const wanted = [...missing.filter(name => name !== 'chromium' || !offered.includes(CHROMIUMS[0])), ...offered];
  if (!wanted.length) return;
  const named = wanted.map(name => nameOn(thisDistribution(), name) ?? name);
  const install = ['install', '-y', '--no-install-recommends', ...named];
  const failure = await failureOf(apt(`installing ${wanted.join(', ')}`, ...install));
  if (!failure) return;
  const sentence = `System packages could not be installed: ${lastWord(stale ?? failure)}`;
  const remedy = `To do it by hand: ${remedyOf(failure)}apt-get update && apt-get ${install.join(' ')}`;
  if (mustHaveAll && missing.length) throw new Error(`${sentence}\n${remedy}`);
  complain(sentence);
  complain(`Going on without: what needs ${wanted.join(', ')} is not offered. ${remedy}`);
}

/** Waits for a step. @returns why it failed. */
async function failureOf(step) {
  try {
    await step;
  } catch (error) {
    if (error instanceof StepFailed) return error;
    throw error;
  }
}

const lastWord = ({ lines }) => lines.findLast(line => line.startsWith('E: ')) ?? (lines.at(-1) || 'apt-get failed');
/** Beginning of a command for the user: completes an installation that was broken off, if apt asks for it. */
const remedyOf = ({ lines }) => (lines.some(line => line.includes('dpkg --configure -a')) ? 'dpkg --configure -a && ' : '');

/** Names of the missing packages, as Debian calls them. */
const packagesOf = wanted => wanted.filter(({ found }) => !found()).map(({ package: name }) => name);

/** Lines that a program prints; none if the program is missing. */
function linesOf(command, ...args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  } catch {
    return [];
  }
}

/** Whether apt could install it: one name that it does not know would fail the whole call. */
function isOffered(name) {
  try {
    const policy = execFileSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    return /Candidate: [^(\s]/.test(policy);
  } catch {
    return false;
  }
}

/** Runs apt-get, which is never interrupted: that would leave the system half changed. */
const apt = (what, ...args) =>
  quietly(what, 'apt-get', ['-q', '-o', 'APT::Status-Fd=1', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    finishes: 'apt-get finishes its work; then this ends.',
    progressIn: progressOfApt,
  });

/** Progress from 0 to 1: apt-get fetches everything first, and then installs it. */
function progressOfApt(said) {
  const [, phase, percent] = [...said.matchAll(/^(dl|pm)status:[^:]*:([\d.]+):/gm)].at(-1) ?? [];
  return phase && (phase === 'pm' ? 0.5 : 0) + Number(percent) / 200;
}

/** Path of a Chromium; where there is none, this process ends. */
export const chromiumFor = what => findChromium() ?? fail(`${what} need Chromium: ${howToInstall(['chromium'])}`);

/** Path of a Chromium, or undefined. */
export function findChromium() {
  for (const name of CHROMIUMS) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // not this one
    }
  }
}
