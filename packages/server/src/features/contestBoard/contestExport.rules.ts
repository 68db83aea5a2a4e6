import { languageNamed } from '../../judge/languages/registry';

const MOST_CHARACTERS = 80;

/** A text as part of the name of a file, on every system: no separators, no signs of devices, no dot at its ends. */
export const safeName = (text: string) =>
  [...text.normalize('NFC').replace(/[\p{C}<>:"/\\|?*]/gu, '_')]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '_') || '_';

interface Accepted {
  id: number;
  username: string;
  displayId: string;
  language: string;
}

const endingOf = (language: string) => /\.\w+$/.exec(languageNamed(language)?.sourceFile ?? '')?.[0] ?? '.txt';

/** Where the code of a submission lies in the archive. Its number keeps names apart. */
export function fileNameOf({ id, username, displayId, language }: Accepted, splitType: 'user' | 'problem'): string {
  const [folder, file] = splitType === 'user' ? [username, displayId] : [displayId, username];
  return `${safeName(folder)}/${safeName(file)}_${id}${endingOf(language)}`;
}
