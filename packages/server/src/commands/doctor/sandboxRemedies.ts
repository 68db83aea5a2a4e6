import { existsSync, readFileSync } from 'node:fs';

/** What decides which command helps on a machine. */
export interface Machine {
  isRoot: boolean;
  isContainer: boolean;
  /** Version of control groups that is mounted, whether it may be used or not; 0: none. */
  cgroupVersion: 0 | 1 | 2;
  /** Kernel settings that forbid user namespaces here, each as it would have to be. */
  settings: readonly string[];
}

const AS_ROOT = 'sudo npm start';
const PRIVILEGED = 'docker run --privileged --user root …';
const DELEGATED = 'systemd-run --user --scope -p Delegate=yes npm start';
const VERSION_2 = 'boot with the kernel parameter systemd.unified_cgroup_hierarchy=1';

/** Control groups of version 1 are given to root alone. */
const groups = ({ isRoot, isContainer, cgroupVersion }: Machine) => {
  if (isContainer) return [PRIVILEGED];
  if (isRoot) return ['mount -o remount,rw /sys/fs/cgroup'];
  return cgroupVersion === 2 ? [DELEGATED, AS_ROOT] : [AS_ROOT];
};

/** What the runner says of a machine, and the commands that help, the best first. docs/sandbox.md explains each. */
export const remedies: Readonly<Record<string, (machine: Machine) => readonly string[]>> = {
  'no control groups with memory and pids': ({ isContainer }) => [isContainer ? PRIVILEGED : 'mount -t cgroup2 none /sys/fs/cgroup'],
  'control groups may not be written': groups,
  'control groups do not take limits': groups,
  'swap is not limited': () => ['swapoff -a', 'boot with the kernel parameter swapaccount=1'],
  'root without the right to make namespaces': () => [PRIVILEGED],
  'no user namespaces': ({ settings, isContainer }) => {
    const commands = settings.map(setting => `sysctl -w ${setting}`);
    return commands.length ? commands : [isContainer ? PRIVILEGED : AS_ROOT];
  },
  'no mount or network namespace': ({ isContainer }) => [isContainer ? PRIVILEGED : AS_ROOT],
  'rights cannot be dropped': ({ isContainer }) => [isContainer ? PRIVILEGED : AS_ROOT],
  'cannot build the root directory of a box': ({ isContainer }) => [isContainer ? PRIVILEGED : AS_ROOT],
  'boxes share the user id of the server': ({ isContainer }) => [isContainer ? PRIVILEGED : AS_ROOT],
  'boxes have no /proc and no /dev/stdin': ({ isContainer }) => [
    isContainer ? 'docker run --security-opt systempaths=unconfined …' : AS_ROOT,
  ],
  'the processor of this judge is not there': () => ['set OJ_JUDGES to the number of processors that this machine gives it'],
};

/** What to do about reasons in the runner's words. The runner puts the system's words behind a colon; they do not matter here. */
export const remediesFor = (reasons: readonly string[], machine: Machine): string[] => [
  ...new Set(reasons.flatMap(reason => remedies[reason.split(': ')[0] ?? '']?.(machine) ?? [])),
];

/** The way from a level that judges to the next better one. */
export function betterLevel(level: number, machine: Machine): { detail: string; hint: string } | undefined {
  const asRoot = machine.isContainer ? PRIVILEGED : AS_ROOT;
  if (level === 2) return { detail: 'level 1 needs control groups version 2; level 2 bounds programs as exactly', hint: VERSION_2 };
  if (level === 3) return { detail: 'levels 1 and 2 give each box a user of its own', hint: asRoot };
  if (level === 4) return { detail: 'levels 1 to 3 bound memory and processes exactly', hint: groups(machine).join(', or ') };
  return undefined;
}

const NAMESPACE_SETTINGS = [
  { file: 'kernel/unprivileged_userns_clone', forbids: '0', wanted: 'kernel.unprivileged_userns_clone=1' },
  { file: 'kernel/apparmor_restrict_unprivileged_userns', forbids: '1', wanted: 'kernel.apparmor_restrict_unprivileged_userns=0' },
  { file: 'user/max_user_namespaces', forbids: '0', wanted: 'user.max_user_namespaces=10000' },
];

const valueIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

export const thisMachine = (): Machine => ({
  isRoot: process.getuid?.() === 0,
  isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env.KUBERNETES_SERVICE_HOST !== undefined,
  cgroupVersion: existsSync('/sys/fs/cgroup/cgroup.controllers') ? 2 : existsSync('/sys/fs/cgroup/memory') ? 1 : 0,
  settings: NAMESPACE_SETTINGS.filter(({ file, forbids }) => valueIn(`/proc/sys/${file}`) === forbids).map(({ wanted }) => wanted),
});
