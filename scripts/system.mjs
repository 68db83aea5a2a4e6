// System packages: installed when they are missing and we may, named in one sentence otherwise.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';

const onPath = command => (process.env.PATH ?? '').split(':').some(folder => fs.existsSync(`${folder}/${command}`));

const FOR_JUDGING = [
  { package: 'gcc', found: () => onPath('gcc') },
  { package: 'g++', found: () => onPath('g++') },
  { package: 'libc6-dev', found: () => fs.existsSync('/usr/include/stdio.h') },
  { package: 'default-jdk-headless', found: () => fs.existsSync('/usr/bin/javac') },
  { package: 'python3', found: () => fs.existsSync('/usr/bin/python3') },
];
const inUsrBin = name => fs.existsSync(`/usr/bin/${name}`);
/** Every further language of the judge; one that this release does not have is left out. */
const FOR_LANGUAGES = [
  { package: 'golang-go', found: () => inUsrBin('go') },
  { package: 'rustc', found: () => inUsrBin('rustc') },
  { package: 'mono-mcs', found: () => inUsrBin('mcs') },
  { package: 'mono-runtime', found: () => inUsrBin('mono') },
  { package: 'php-cli', found: () => inUsrBin('php') },
  { package: 'ruby', found: () => inUsrBin('ruby') },
  { package: 'kotlin', found: () => inUsrBin('kotlinc') },
  { package: 'fp-compiler', found: () => inUsrBin('fpc') },
  { package: 'ghc', found: () => inUsrBin('ghc') },
  { package: 'pypy3', found: () => inUsrBin('pypy3') },
  { package: 'node-typescript', found: () => inUsrBin('tsc') },
  { package: 'nodejs', found: () => inUsrBin('node') },
];
const FOR_TESTS = [
  { package: 'chromium', found: () => ['chromium', 'chromium-browser', 'google-chrome'].some(onPath) },
  { package: 'fonts-noto-cjk', found: () => fs.existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
  { package: 'fonts-dejavu-core', found: () => fs.existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') },
  { package: 'fonts-noto-color-emoji', found: () => fs.existsSync('/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf') },
];

/** Resolves when everything is there, or when what is missing has been named. */
export async function prepareSystem({ tests = false } = {}) {
  if (process.platform !== 'linux') return;
  const missing = packagesOf([...FOR_JUDGING, ...(tests ? FOR_TESTS : [])]);
  const languages = tests ? packagesOf(FOR_LANGUAGES) : [];
  if (!missing.length && !languages.length) return;

  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) {
    const all = [...missing, ...languages];
    console.warn(`[oj] Please install what is missing: ${all.join(', ')} (on Debian or Ubuntu: apt-get install ${all.join(' ')}).`);
    return;
  }
  await apt('update');
  const wanted = [...missing, ...languages.filter(isOffered)];
  if (!wanted.length) return;
  console.log(`[oj] installing system packages: ${wanted.join(' ')}`);
  await apt('install', '-y', '--no-install-recommends', ...wanted);
}

const packagesOf = wanted => wanted.filter(({ found }) => !found()).map(({ package: name }) => name);

/** Whether apt could install it: one name that it does not know would fail the whole call. */
function isOffered(name) {
  try {
    const policy = execFileSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    return /Candidate: [^(\s]/.test(policy);
  } catch {
    return false;
  }
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve, reject) => {
    const child = spawn('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`apt-get ${args[0]} ended with ${code}`))));
  });
}

/** Path of a Chromium, or undefined. */
export function findChromium() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // not this one
    }
  }
}
