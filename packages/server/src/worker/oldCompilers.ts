import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Judge, LanguageReport } from '../judge/judge';
import { isOld, numberIn } from '../judge/languages/newer';
import { languageNamed } from '../judge/languages/registry';

/** Says on the console which compilers are old, when they have been tested: once, and again when others are. */
export async function tellOldCompilers({ languages, settled }: Pick<Judge, 'languages' | 'settled'>, cacheDir: string) {
  await settled;
  const sentence = oldSentence(languages);
  const told = path.join(cacheDir, 'old-compilers');
  if (sentence === undefined || sentence === (await readFile(told, 'utf8').catch(() => undefined))) return;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(told, sentence);
  console.log(`[oj] ${sentence}`);
}

export function oldSentence(reports: readonly LanguageReport[]): string | undefined {
  const old = reports.filter(({ name, available, version }) => {
    const language = languageNamed(name);
    return available && language && isOld(language, version);
  });
  if (!old.length) return undefined;
  const named = old.map(({ name, version = '' }) => `${name} ${numberIn(version)}`);
  return `Much of what people write today does not compile in ${listed(named)}: what this machine has is old. \`npm run doctor -- --fix\` takes newer ones that the distribution has; others are named in the back office, under Languages.`;
}

export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
