import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLanguage } from '../../packages/server/src/judge/languages/installed';
import { languages } from '../../packages/server/src/judge/languages/registry';

/** Language by the end of a file's name; the longest end that matches counts. */
const languageOf: Readonly<Record<string, string>> = {
  '.c': 'C With O2',
  '.cpp': 'C++ 17',
  '.14.cpp': 'C++',
  '.20.cpp': 'C++ 20 With O2',
  '.23.cpp': 'C++ 23 With O2',
  '.java': 'Java',
  '.py': 'Python3',
  '.pypy.py': 'PyPy3',
  '.js': 'JavaScript Node',
  '.ts': 'TypeScript',
  '.go': 'Golang',
  '.rs': 'Rust',
  '.cs': 'C#',
  '.php': 'PHP',
  '.rb': 'Ruby',
  '.kt': 'Kotlin',
  '.pas': 'Pascal',
  '.hs': 'Haskell',
  '.sh': 'Bash',
};

export interface SourceFile {
  name: string;
  language: string;
  source: string;
}

/** The programs of a folder beside this file. */
export async function readSources(folder: string): Promise<SourceFile[]> {
  const directory = join(import.meta.dirname, folder);
  const names = (await readdir(directory)).sort();
  return Promise.all(
    names.map(async name => ({ name, language: languageByName(name), source: await readFile(join(directory, name), 'utf8') })),
  );
}

function languageByName(name: string) {
  const [, long = '', short = ''] = /((?:\.\w+)?(\.\w+))$/.exec(name) ?? [];
  const language = languageOf[long] ?? languageOf[short];
  if (!language) throw new Error(`${name} ends like no language`);
  return language;
}

/** Names of the languages whose tools are on this machine. */
export async function installedLanguages(): Promise<Set<string>> {
  const found = await Promise.all(languages.map(findLanguage));
  return new Set(found.flatMap(installed => installed?.language.name ?? []));
}
