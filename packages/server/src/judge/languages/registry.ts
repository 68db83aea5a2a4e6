import { bash } from './bash';
import { c, cOptimised } from './c';
import { cpp } from './cpp';
import { csharp } from './csharp';
import { go } from './go';
import { haskell } from './haskell';
import { java } from './java';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { type Language } from './language';
import { pascal } from './pascal';
import { php } from './php';
import { pypy, python, python2 } from './python';
import { ruby } from './ruby';
import { rust } from './rust';
import { typescript } from './typescript';

/** What every judge should have. */
export const mainLanguages: readonly Language[] = [c, cOptimised, ...cpp, java, python];
const furtherLanguages = [python2, pypy, javascript, typescript, go, rust, csharp, php, ruby, kotlin, pascal, haskell, bash];

/** All languages, in the order in which they are offered. */
export const languages: readonly Language[] = [...mainLanguages, ...furtherLanguages];

/** The record of a language, also of one with a compiler of its own: "C++ 20 (GCC 14)". Whether a site has that, its settings say. */
export function languageNamed(name: string): Language | undefined {
  const language = languages.find(each => each.name === baseOf(name));
  return language?.name === name ? language : language && { ...language, name };
}

/** "C++ 20" of "C++ 20 (GCC 14)". */
export const baseOf = (name: string) => /^(.{1,50}) \([^()]{1,50}\)$/.exec(name)?.[1] ?? name;
