import { languages as registry } from '../judge/languages/registry';

interface Known {
  /** Name of the language here. */
  name: string;
  ending: string;
  /** What others call it, in lower case. */
  others: readonly string[];
}

/** The first of an ending is what a file with it is taken for. */
const table: readonly Known[] = [
  { name: 'C', ending: 'c', others: ['c', 'gcc', 'c.c11', 'c99', 'c11'] },
  { name: 'C With O2', ending: 'c', others: [] },
  {
    name: 'C++ 17',
    ending: 'cpp',
    others: ['c++', 'cpp', 'cc', 'cc.cc17', 'g++', 'cxx', 'cpp17', 'cpp.g++17', 'c++17', 'cpp.gcc14-64-msys2-g++23'],
  },
  { name: 'C++', ending: 'cpp', others: ['cc.cc14', 'cpp14', 'cpp.g++14', 'c++14', 'cc.cc98', 'cc.cc11', 'cpp11', 'cpp.g++11', 'c++11'] },
  { name: 'C++ 20', ending: 'cpp', others: ['cc.cc20', 'cpp20', 'cpp.g++20', 'c++20', 'cpp.gcc13-64-winlibs-g++20'] },
  { name: 'C++ 23', ending: 'cpp', others: ['cc.cc23', 'cpp23', 'c++23'] },
  { name: 'Java', ending: 'java', others: ['java', 'java8', 'java11', 'java17', 'java21'] },
  { name: 'Python3', ending: 'py', others: ['python3', 'python', 'py', 'py.py3', 'python.3', 'py3'] },
  { name: 'PyPy3', ending: 'py', others: ['pypy3', 'pypy', 'py.pypy3', 'python.pypy3-64', 'python.pypy3'] },
  { name: 'Python2', ending: 'py', others: ['python2', 'py.py2', 'python.2', 'py2'] },
  { name: 'JavaScript Node', ending: 'js', others: ['javascript', 'js', 'node', 'nodejs'] },
  { name: 'TypeScript', ending: 'ts', others: ['typescript', 'ts'] },
  { name: 'Golang', ending: 'go', others: ['go', 'golang'] },
  { name: 'Rust', ending: 'rs', others: ['rust', 'rs'] },
  { name: 'C#', ending: 'cs', others: ['c#', 'csharp', 'cs', 'csharp.mono'] },
  { name: 'PHP', ending: 'php', others: ['php', 'php.5'] },
  { name: 'Ruby', ending: 'rb', others: ['ruby', 'rb'] },
  { name: 'Kotlin', ending: 'kt', others: ['kotlin', 'kt'] },
  { name: 'Pascal', ending: 'pas', others: ['pascal', 'pas', 'pas.fpc'] },
  { name: 'Haskell', ending: 'hs', others: ['haskell', 'hs'] },
  { name: 'Bash', ending: 'sh', others: ['bash', 'sh'] },
];

const ours: ReadonlySet<string> = new Set(registry.map(({ name }) => name));

/** Our name of a language that another system names; undefined when there is none. "C++" alone is of our days. */
export function languageNamed(given: string): string | undefined {
  const word = given.trim().toLowerCase();
  const found = table.find(({ others }) => others.includes(word))?.name ?? (ours.has(given) ? given : undefined);
  return found ?? table.find(({ name }) => name.toLowerCase() === word)?.name ?? languageOfFile(`x.${word}`);
}

/** The same of a system that has our names. */
export const languageOfOurs = (given: string) => (ours.has(given) ? given : languageNamed(given));

/** Our name of the language of a file. */
export function languageOfFile(file: string): string | undefined {
  const given = /\.([a-z+]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const ending = ['cc', 'cxx', 'c++', 'hpp'].includes(given) ? 'cpp' : given === 'pp' ? 'pas' : given;
  return table.find(known => known.ending === ending)?.name;
}

export const endingOf = (language: string) =>
  table.find(({ name }) => name === language)?.ending ?? (language.startsWith('C++') ? 'cpp' : 'txt');

/** How others that know few languages call it. */
export function shortLanguage(language: string): string {
  if (language.startsWith('C++')) return 'C++';
  if (language === 'C With O2') return 'C';
  if (language === 'PyPy3') return 'Python3';
  if (language === 'JavaScript Node') return 'JavaScript';
  return language;
}

/** What a judging program may be written in, by its file. */
export function judgingLanguageOf(file: string): 'C' | 'C++' | undefined {
  const found = languageOfFile(file);
  return found === 'C' ? 'C' : found?.startsWith('C++') ? 'C++' : undefined;
}
