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
const FOR_TESTS = [{ package: 'chromium', found: () => ['chromium', 'chromium-browser', 'google-chrome'].some(onPath) }];

/** Resolves when everything is there, or when what is missing has been named. */
export async function prepareSystem({ tests = false } = {}) {
  if (process.platform !== 'linux') return;
  const missing = [...FOR_JUDGING, ...(tests ? FOR_TESTS : [])].filter(({ found }) => !found()).map(wanted => wanted.package);
  if (!missing.length) return;

  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) {
    console.warn(`[oj] Please install what is missing: ${missing.join(', ')} (on Debian or Ubuntu: apt-get install ${missing.join(' ')}).`);
    return;
  }
  console.log(`[oj] installing system packages: ${missing.join(' ')}`);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...missing);
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
