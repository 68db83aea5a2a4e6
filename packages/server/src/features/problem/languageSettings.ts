import type { LanguageSetting } from '@oj/contract';
import type { Executor } from '../../database/database';
import { CHOSEN_COMPILERS, LANGUAGE_SETTINGS } from '../../database/settingNames';
import type { Language } from '../../judge/languages/language';
import { type ChosenCompiler, nameOfChosen } from '../../judge/languages/chosenCompiler';
import { languageNamed, languages } from '../../judge/languages/registry';
import type { ProblemLimits } from '../../judge/programCommand';
import { readSetting } from '../site/readSetting.queries';

type Settings = readonly LanguageSetting[];

const asMade = ({ name, allowance: { time, memory } }: Language): LanguageSetting => ({
  name,
  isOffered: true,
  timeFactor: time,
  memoryFactor: memory,
});

/** All languages as they are set, in their order; those that nobody has set come after them. @param chosen add names of their own. */
export function arranged(set: Settings, chosen: readonly ChosenCompiler[]): { language: Language; setting: LanguageSetting }[] {
  const placeOf = new Map(set.map(({ name }, place) => [name, place]));
  return languages
    .flatMap(language => {
      const added = chosen.filter(each => each.language === language.name && each.label);
      return [language, ...added.map(each => ({ ...language, name: nameOfChosen(each) }))];
    })
    .map(language => ({ language, setting: set[placeOf.get(language.name) ?? -1] ?? asMade(language) }))
    .toSorted((a, b) => (placeOf.get(a.language.name) ?? set.length) - (placeOf.get(b.language.name) ?? set.length));
}

/** What a language multiplies the limits of a problem by. */
export function factorsOf(set: Settings, name: string): { timeFactor: number; memoryFactor: number } {
  const language = languageNamed(name);
  return set.find(each => each.name === name) ?? (language ? asMade(language) : { timeFactor: 1, memoryFactor: 1 });
}

/** The limits to be given to a judge, which multiplies them by what the language was made with. */
export function limitsFor<Limits extends ProblemLimits>(set: Settings, name: string, limits: Limits): Limits {
  const allowance = languageNamed(name)?.allowance;
  if (!allowance) return limits;
  const { timeFactor, memoryFactor } = factorsOf(set, name);
  return {
    ...limits,
    timeLimitMs: Math.ceil((limits.timeLimitMs * timeFactor) / allowance.time),
    memoryLimitMb: Math.ceil((limits.memoryLimitMb * memoryFactor) / allowance.memory),
  };
}

/** Reads the settings of all languages, for judges. */
export const readLanguageSettings = (executor: Executor): Promise<Settings> => readList<LanguageSetting>(executor, LANGUAGE_SETTINGS);
export const readCompilers = (executor: Executor) => readList<ChosenCompiler>(executor, CHOSEN_COMPILERS);

const readList = async <Row>(executor: Executor, name: string) => (await readSetting<{ list: Row[] }>(executor, name)).list ?? [];
