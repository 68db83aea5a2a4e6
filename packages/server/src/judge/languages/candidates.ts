import { type ChosenCompiler, findChosen, nameOfChosen } from './chosenCompiler';
import { findLanguage, type InstalledLanguage } from './installed';
import { type Language } from './language';
import { languages } from './registry';

/** What can serve a language on this machine. */
export interface Candidate {
  language: Language;
  /** The first that works is used. */
  choices: readonly InstalledLanguage[];
  /** Why what the site has chosen is not among them. */
  fault?: string | undefined;
}

/** Every language in the order of the registry, and behind it those of its names that the site has added. */
export async function findCandidates(chosen: readonly ChosenCompiler[], hidden: readonly string[]): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const language of languages) {
    const own = chosen.filter(each => each.language === language.name);
    const usual = await findLanguage(language);
    candidates.push(
      await candidateOf(
        language,
        own.find(({ label }) => !label),
        { usual, hidden },
      ),
    );
    for (const each of own)
      if (each.label) candidates.push(await candidateOf({ ...language, name: nameOfChosen(each) }, each, { usual: undefined, hidden }));
  }
  return candidates;
}

async function candidateOf(
  language: Language,
  chosen: ChosenCompiler | undefined,
  { usual, hidden }: { usual: InstalledLanguage | undefined; hidden: readonly string[] },
): Promise<Candidate> {
  const otherwise = usual ? [usual] : [];
  if (!chosen) return { language, choices: otherwise };
  const found = await findChosen(language, chosen, hidden);
  return typeof found === 'string' ? { language, choices: otherwise, fault: found } : { language, choices: [found, ...otherwise] };
}
