import { use } from 'react';
import type { Guide } from '../../packages/ui/docs/guide';

const guides = import.meta.glob<Guide>('../../packages/{ui,judge-ui}/src/**/*.guide.ts', { import: 'guide' });
const asked = new Map<string, Promise<Guide | undefined>>();

function ask(storyFile: string): Promise<Guide | undefined> {
  const known = asked.get(storyFile);
  if (known) return known;
  const load = guides[storyFile.replace(/^\.\//, '../../').replace('.stories.tsx', '.guide.ts')];
  const answer = load ? load() : Promise.resolve(undefined);
  asked.set(storyFile, answer);
  return answer;
}

/** The hand-written words about the component of a story file; undefined when there are none. The page waits for them. */
export const useGuide = (storyFile: string): Guide | undefined => use(ask(storyFile));
