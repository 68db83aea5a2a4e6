import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { installedWith, type InstalledLanguage } from './installed';
import { type Language } from './language';
import { describeTool, findTool, isInEveryBox, type Tool } from './toolchain';

/** A compiler or an interpreter that the site names by its path. */
export interface ChosenCompiler {
  /** Name of the language on the wire. */
  language: string;
  /**
   * Part of the name under which the language is offered with this compiler, too, such as GCC 14. Empty: the compiler replaces that of the
   * system.
   */
  label: string;
  /** The folder of an installation, or the compiler itself. */
  path: string;
}

/** "C++ 20 (GCC 14)". */
export const nameOfChosen = ({ language, label }: ChosenCompiler) => (label ? `${language} (${label})` : language);

/** Where systems and administrators install; what is elsewhere belongs to users, to the kernel or to other programs. */
const installable = /^\/(opt|usr|nix)(\/[\w.+@~-]+)+$/;

/** Whether a path may be that of a compiler, wherever it leads. */
export const isInstallable = (path: string) => installable.test(path) && !path.split('/').some(part => part === '.' || part === '..');

/**
 * The language with a compiler that the site has chosen, or a sentence that says why it cannot be used here.
 * @param hidden absolute paths of the host that no program may see.
 */
export async function findChosen(
  language: Language,
  { path, ...chosen }: ChosenCompiler,
  hidden: readonly string[],
): Promise<InstalledLanguage | string> {
  if (!isInstallable(path)) return `${path} is not below /opt or /usr.`;
  const [first = ''] = language.tools;
  const found = await placeOf(path, first);
  if (typeof found === 'string') return found;
  const { folder, tool } = found;
  const shown: string[] = isOwnFolder(path, folder) ? [folder] : [];
  const find = async (name: string): Promise<Tool | undefined> => {
    const place = name === first ? tool : join(dirname(tool), name);
    const own = (await isInReach(place)) ? await describeTool(name, place) : undefined;
    if (!own) return findTool(name);
    shown.push(...own.directories);
    return { ...own, directories: [...shown] };
  };
  const named = { ...language, name: nameOfChosen({ ...chosen, path }), packages: [path] };
  const installed = await installedWith(named, find, await libraryFlags(language, tool));
  if (!installed) return `${path} has ${first}, but not everything of ${language.tools.join(', ')} is on this machine.`;
  const [real, secret] = [await realPathsOf(shown), await realPathsOf(hidden)];
  const isShowable = (directory: string) =>
    (isInstallable(directory) || settingsOfJava.test(directory)) &&
    !secret.some(each => isAbove(directory, each) || isAbove(each, directory));
  if (!real.every(isShowable))
    return `${path} cannot be shown to programs: it holds more than a compiler, or what the judge keeps to itself.`;
  return installed;
}

const settingsOfJava = /^\/etc\/java-\d+-openjdk$/;

const realPathsOf = (paths: readonly string[]) => Promise.all(paths.map(path => realpath(path).catch(() => path)));

const isAbove = (directory: string, path: string) => `${path}/`.startsWith(`${directory}/`);

/** The folder is shown as it is, unless every box has it, or it is the one of the system's own, of which only parts are. */
const isOwnFolder = (path: string, folder: string) => path === folder && !isInEveryBox(path) && path !== '/usr' && path !== '/usr/local';

async function placeOf(path: string, tool: string): Promise<{ folder: string; tool: string } | string> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return `There is no ${path} on this machine.`;
  if (found.isFile()) {
    const isNamed = basename(path).startsWith(tool) && /^([-.]?\d[\d.]*)?$/.test(basename(path).slice(tool.length));
    return isNamed ? checked(dirname(path), path) : `${path} is not called ${tool}, with a version or without.`;
  }
  for (const place of [join(path, 'bin', tool), join(path, tool)])
    if (await stat(place).catch(() => undefined)) return checked(path, place);
  return `There is no ${tool} in ${path}, nor in its folder bin.`;
}

/** Links are followed before it is looked where a tool is. */
const isInReach = async (tool: string) => isInstallable(await realpath(tool).catch(() => ''));

async function checked(folder: string, tool: string) {
  if (!(await isInReach(tool))) return `${tool} is a link that leads out of /opt and /usr.`;
  const isRunnable = await access(tool, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isRunnable ? { folder, tool } : `${tool} cannot be run.`;
}

/** A program finds the libraries of the compiler that made it, which are newer than those of the system. */
async function libraryFlags({ compile }: Language, tool: string): Promise<readonly string[]> {
  const installation = dirname(dirname(await realpath(tool)));
  return compile.libraryFlags && !isInEveryBox(installation) && installation !== '/usr' ? compile.libraryFlags(installation) : [];
}
