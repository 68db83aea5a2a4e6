import type { Language } from '@oj/contract';

const FAVOURITE = 'C++ 17';
/** Languages of a problem that names none. */
const USUAL_LANGUAGES: readonly string[] = ['C', 'C++', 'Java', 'Python3', 'Python2'];

/** Those of `languages` that a problem with these names accepts. */
export function languagesFor<L extends Pick<Language, 'name'>>(names: readonly string[], languages: readonly L[]): L[] {
  const accepted = names.length ? names : USUAL_LANGUAGES;
  return languages.filter(({ name }) => accepted.includes(name));
}

/** Language for a user who has chosen none; undefined if there is none to choose. */
export const firstLanguage = <L extends Pick<Language, 'name'>>(languages: readonly L[]): L | undefined =>
  languages.find(({ name }) => name === FAVOURITE) ?? languages[0];
