/**
 * Two programs of a language, as its participants write them. `fast` adds numbers up to the end of its input in the quickest way that
 * is usual. `tasks` does what the first word of its input asks for, in the simplest way: `slow` adds numbers up to the end, one on each
 * line; `deep N` finds N by recursion; `big` writes 2^200; `float A B` writes √A + B; `files A B` adds two numbers and opens its streams
 * by name; `exception` throws one that nothing catches; `exit N` ends with that code; `text WORD` greets it in Chinese.
 */
export interface LanguageProbes {
  /** Names on the wire: languages that differ in flags alone share their programs. */
  languages: readonly string[];
  fast: string;
  tasks: string;
  /** How a program ends that catches no exception, in the words of a verdict. */
  exceptionEnds?: string;
  /** How deep a recursion is tried: 100,000, unless the time that a call takes grows with their number. */
  depth?: number;
  /** What the program is told to exit with: 3, unless the run time takes that code for itself. */
  exitCode?: number;
  /** Why the language cannot do it, as a sentence. */
  without?: Partial<Record<ProbeName, string>>;
  /** What one has to know although it can, as a sentence. */
  notes?: Partial<Record<ProbeName, string>>;
}

export type ProbeName =
  | 'fast'
  | 'slow'
  | 'noNewline'
  | 'deep'
  | 'big'
  | 'float'
  | 'files'
  | 'exception'
  | 'exit'
  | 'crlfSource'
  | 'crlfInput'
  | 'bom'
  | 'text';

/** A feature that is tested in every language. */
export interface Probe {
  name: ProbeName;
  /** Its column. */
  title: string;
  program: 'fast' | 'tasks';
  /** What an editor would make of the source. */
  change?: (source: string) => string;
  input: string | ((of: LanguageProbes) => string);
  /** Output of the program when it ends well. */
  answer?: string | ((of: LanguageProbes) => string);
  /** How it ends otherwise, in the words of a verdict. */
  ends?: (of: LanguageProbes) => string | undefined;
}
