// How what a machine lacks is installed on its distribution. Plain JavaScript: scripts/system.mjs asks it before anything is installed or
// built. docs/languages.md has the table; tests/unit/packageNames.test.ts holds it.
import { readFileSync } from 'node:fs';

/** What to type as root before the names, by distribution. */
export const distributions = {
  debian: { title: 'Debian', install: 'apt install' },
  ubuntu: { title: 'Ubuntu', install: 'apt install' },
  fedora: { title: 'Fedora', install: 'dnf install' },
  arch: { title: 'Arch', install: 'pacman -S --needed' },
  alpine: { title: 'Alpine', install: 'apk add' },
};

/**
 * What a package is, and its name in each distribution, by its name in Debian, which the records of languages use. Ubuntu has the names of
 * Debian where it has none of its own here; a distribution without a name has no package that is known to be enough.
 */
export const packageNames = {
  gcc: { is: 'gcc', fedora: 'gcc', arch: 'gcc', alpine: 'gcc' },
  'g++': { is: 'g++', fedora: 'gcc-c++', arch: 'gcc', alpine: 'g++' },
  'libc6-dev': { is: 'the headers of C', fedora: 'glibc-devel', arch: 'glibc', alpine: 'musl-dev' },
  'default-jdk-headless': { is: 'a JDK', fedora: 'java-devel', arch: 'jdk-openjdk', alpine: 'openjdk21-jdk' },
  python3: { is: 'Python 3', fedora: 'python3', arch: 'python', alpine: 'python3' },
  pypy3: { is: 'PyPy 3', arch: 'pypy3' },
  nodejs: { is: 'Node.js', fedora: 'nodejs', arch: 'nodejs', alpine: 'nodejs' },
  'node-typescript': { is: 'TypeScript', arch: 'typescript' },
  'golang-go': { is: 'Go', fedora: 'golang', arch: 'go', alpine: 'go' },
  rustc: { is: 'Rust', fedora: 'rust', arch: 'rust', alpine: 'rust' },
  'mono-mcs': { is: 'the compiler of Mono', fedora: 'mono-devel', arch: 'mono' },
  'mono-runtime': { is: 'Mono', fedora: 'mono-core', arch: 'mono' },
  'php-cli': { is: 'PHP', fedora: 'php-cli', arch: 'php' },
  'php-mbstring': { is: 'mbstring of PHP', fedora: 'php-mbstring', arch: 'php' },
  'php-bcmath': { is: 'bcmath of PHP', fedora: 'php-bcmath' },
  'php-gmp': { is: 'gmp of PHP', fedora: 'php-gmp' },
  ruby: { is: 'Ruby', fedora: 'ruby', arch: 'ruby', alpine: 'ruby' },
  kotlin: { is: 'the compiler of Kotlin', arch: 'kotlin' },
  'fp-compiler': { is: 'Free Pascal', fedora: 'fpc', arch: 'fpc' },
  ghc: { is: 'GHC', fedora: 'ghc', alpine: 'ghc' },
  bash: { is: 'Bash', fedora: 'bash', arch: 'bash', alpine: 'bash' },
  chromium: { is: 'Chromium', ubuntu: 'chromium-browser', fedora: 'chromium', arch: 'chromium', alpine: 'chromium' },
  'chromium-headless-shell': { is: 'Chromium without windows' },
  'redis-server': { is: 'Redis or Valkey', fedora: 'valkey', arch: 'valkey', alpine: 'valkey' },
  'fonts-noto-cjk': { is: 'Noto Sans CJK', fedora: 'google-noto-sans-cjk-fonts', arch: 'noto-fonts-cjk', alpine: 'font-noto-cjk' },
  'fonts-dejavu-core': { is: 'DejaVu', fedora: 'dejavu-sans-fonts', arch: 'ttf-dejavu', alpine: 'font-dejavu' },
  'fonts-noto-color-emoji': {
    is: 'Noto Color Emoji',
    fedora: 'google-noto-color-emoji-fonts',
    arch: 'noto-fonts-emoji',
    alpine: 'font-noto-emoji',
  },
};

/** The distribution in the text of /etc/os-release, or one that it says it is like. Undefined when neither is known here. */
export function distributionIn(osRelease) {
  const valueOf = name => new RegExp(`^${name}=(['"]?)(.*)\\1$`, 'm').exec(osRelease)?.[2] ?? '';
  return `${valueOf('ID')} ${valueOf('ID_LIKE')}`.split(/\s+/).find(word => Object.hasOwn(distributions, word));
}

let known;
/** The one that this is. */
export function thisDistribution() {
  known ??= { id: distributionIn(osRelease()) };
  return known.id;
}

function osRelease() {
  for (const file of ['/etc/os-release', '/usr/lib/os-release']) {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      // There may be the other one.
    }
  }
  return '';
}

/** Its name there, of a package that Debian calls so. */
export function nameOn(distribution, name) {
  if (distribution === 'debian') return name;
  const own = packageNames[name]?.[distribution];
  return own ?? (distribution === 'ubuntu' ? name : undefined);
}

/** What to do about missing packages of these names in Debian: a command for what is known, and the rest by what it is. */
export function howToInstall(names, distribution = thisDistribution()) {
  const named = names.map(name => nameOn(distribution, name)).filter(Boolean);
  const rest = names.filter(name => !nameOn(distribution, name)).map(name => packageNames[name]?.is ?? name);
  const command = named.length && `${distributions[distribution].install} ${[...new Set(named)].join(' ')}`;
  const byHand = rest.length && `install ${rest.join(', ')}`;
  return [command, byHand].filter(Boolean).join(', and ');
}
