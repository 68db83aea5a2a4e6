import type { Language } from '@oj/contract';

const FAVOURITE = 'C++ 17';
/** Of a problem that names none. */
const USUAL_LANGUAGES: readonly string[] = ['C', 'C++', 'Java', 'Python3', 'Python2'];

/** Those of `languages` that a problem with these names accepts. */
export function languagesFor<L extends Pick<Language, 'name'>>(names: readonly string[], languages: readonly L[]): L[] {
  const accepted = names.length ? names : USUAL_LANGUAGES;
  return languages.filter(({ name }) => accepted.includes(name));
}

/** For who has chosen none. */
export const firstLanguage = <L extends Pick<Language, 'name'>>(languages: readonly L[]): L | undefined =>
  languages.find(({ name }) => name === FAVOURITE) ?? languages[0];
