import { glob } from 'node:fs/promises';
import { type PrecompiledHeader, type Language } from './language';
import { findTool, type Tool } from './toolchain';

/** A language whose tools are on this machine, its commands with their real paths. */
export interface InstalledLanguage {
  language: Language;
  compileArgv: readonly string[];
  /** Command line of the program, with the placeholders of the limits. */
  runArgv: readonly string[];
  versionArgv: readonly string[];
  pch?: PrecompiledHeader;
  /** Changes whenever one of the tools does. */
  identity: string;
  /** What a box must show for it. */
  directories: readonly string[];
}

/** The language with the tools of the system. @returns undefined when a tool is missing. */
export const findLanguage = (language: Language) => installedWith(language, findTool);

/** @param further arguments of the compiler, after those of the language. */
export async function installedWith(
  language: Language,
  find: (tool: string) => Promise<Tool | undefined>,
  further: readonly string[] = [],
): Promise<InstalledLanguage | undefined> {
  const tools = new Map<string, Tool>();
  for (const name of language.tools) {
    const tool = await find(name);
    if (!tool) return undefined;
    tools.set(name, tool);
  }
  const withPaths = ([first = '', ...rest]: readonly string[]) => [tools.get(first)?.path ?? first, ...rest];
  const { argv, pch } = language.compile;
  return {
    language,
    compileArgv: [...withPaths(argv), ...further],
    runArgv: withPaths(language.run.argv),
    versionArgv: withPaths(language.versionCommand),
    pch: pch && { ...pch, argv: withPaths(pch.argv) },
    identity: [...tools.values()].map(({ identity }) => identity).join('\n'),
    directories: [...[...tools.values()].flatMap(({ directories }) => directories), ...(await findSettings(language))],
  };
}

async function findSettings({ settings = [] }: Language) {
  const found: string[] = [];
  for (const pattern of settings) for await (const path of glob(pattern)) found.push(path);
  return found;
}
