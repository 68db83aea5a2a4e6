import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverSources } from '../../scripts/serverSources.mjs';

const isRoot = process.getuid?.() === 0;
/** What the scripts and the stand-ins call. There is no compiler among them. */
const PROGRAMS = ['sh', 'mkdir', 'touch', 'cp', 'cat', 'sleep', 'rm', 'dirname', 'flock', 'ln', 'mount', 'script', 'stty'];

/** Does what its step, `install`, `app` or `server`, leaves, after what a test lets it do before. A build is told its folder last. */
const pnpm = `#!/bin/sh
case "$1" in install) step=install;; *) step="\${2#@oj/}";; esac
for folder; do :; done
echo "$step" >> "$STAND_INS/calls"
if [ -e "$STAND_INS/$step" ]; then . "$STAND_INS/$step"; fi
case "$step" in
  install) mkdir -p node_modules && touch node_modules/.modules.yaml;;
  app) mkdir -p "$folder";;
  server) mkdir -p "$folder" && cp "$STAND_INS/launcher.js" "$folder/main.js";;
esac
`;
const npm = `#!/bin/sh
echo toolchain >> "$STAND_INS/calls"
echo "$@" > "$STAND_INS/npm-words"
step=toolchain
if [ -e "$STAND_INS/toolchain" ]; then . "$STAND_INS/toolchain"; fi
mkdir -p node_modules/.bin && cp "$STAND_INS/pnpm" node_modules/.bin/pnpm
`;
const aptGet = `#!/bin/sh
for word in "$@"; do case "$word" in update|install) step="apt-$word";; esac; done
echo "$step" >> "$STAND_INS/calls"
if [ -e "$STAND_INS/$step" ]; then . "$STAND_INS/$step"; fi
`;
const launcher = `console.log('the site runs');
const timer = setInterval(() => undefined, 1000);
process.on('SIGINT', () => clearInterval(timer));
if (process.env.ENDS_AT_ONCE) clearInterval(timer);
`;

export interface Ended {
  code: number | null;
  said: string;
}

export interface Running {
  child: ChildProcess;
  said(): string;
  ended: Promise<Ended>;
}

/** The scripts of this product in a folder of its own, with stand-ins for npm, pnpm, apt-get and the launcher. */
export class Checkout {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'oj-checkout-'));
  private readonly starts: Running[] = [];
  readonly standIns = mkdtempSync(path.join(tmpdir(), 'oj-stand-ins-'));

  constructor() {
    for (const name of ['scripts', ...serverSources]) cpSync(name, path.join(this.folder, name), { recursive: true });
    for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(name, path.join(this.folder, name));
    for (const name of ['app', 'server']) {
      mkdirSync(path.join(this.folder, 'packages', name), { recursive: true });
      writeFileSync(path.join(this.folder, 'packages', name, 'package.json'), '{}');
    }
    for (const [name, text] of Object.entries({ npm, pnpm, 'apt-get': aptGet })) this.write(name, text);
    writeFileSync(path.join(this.standIns, 'launcher.js'), launcher);
    symlinkSync(process.execPath, path.join(this.standIns, 'node'));
    for (const name of PROGRAMS) {
      const place = ['/bin', '/usr/bin', '/sbin'].map(folder => path.join(folder, name)).find(existsSync);
      if (place) symlinkSync(place, path.join(this.standIns, name));
    }
  }

  private write(name: string, text: string) {
    writeFileSync(this.at(name), text);
    chmodSync(this.at(name), 0o755);
  }

  /** A file that steps share with the test. */
  at = (name: string) => path.join(this.standIns, name);

  /** What a step, such as `install`, `server` or `apt-install`, does first, in words of a shell. */
  let(step: string, does: string) {
    writeFileSync(this.at(step), does);
  }

  /** What was called, in this order. */
  calls = () => (existsSync(this.at('calls')) ? readFileSync(this.at('calls'), 'utf8').trim().split('\n') : []);

  forget = () => rmSync(this.at('calls'), { force: true });

  /** Starts a command as root of this machine, or as one who is taken for it. `through` are words before it. */
  start(words: readonly string[], { env = {}, through = [] }: { env?: Record<string, string>; through?: readonly string[] } = {}): Running {
    const asRoot = isRoot ? [] : ['/usr/bin/unshare', '--map-root-user', '--mount'];
    const [command = '', ...args] = [...asRoot, ...through, ...words];
    const child = spawn(command, args, {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { HOME: this.standIns, PORT: '0', ...env, PATH: this.standIns, STAND_INS: this.standIns },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve({ code, said }));
    });
    const running = { child, said: () => said, ended };
    this.starts.push(running);
    return running;
  }

  oj = (...words: readonly string[]) => this.start([process.execPath, 'scripts/oj.mjs', ...words]);

  /** Ends what a test has left running, too, and tells what it said: a test that waited for something else shows nothing of it. */
  dispose() {
    for (const { child, said } of this.starts) {
      const { pid, exitCode, signalCode } = child;
      if (!pid || exitCode !== null || signalCode !== null) continue;
      console.error(`a test has left ${child.spawnargs.join(' ')} running:\n${said()}`);
      process.kill(-pid, 'SIGKILL');
    }
    execFileSync('chmod', ['-R', 'u+w', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(this.standIns, { recursive: true, force: true });
  }
}
