import { type Mode, modesNamed, modesOf, playMode, stretchedOf, USUAL } from '../../.storybook/modes';

/** A story as Storybook's index.json lists it. */
export interface Story {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

/** One look at a story. `pictured`: its picture is compared. `forAxe`: axe looks at it, in both themes. */
export interface Visit {
  story: Story;
  mode: Mode;
  pictured: boolean;
  forAxe: boolean;
}

/**
 * Every look that a Storybook calls for, mode by mode. Each story is shown once in English, where its play function runs and axe looks;
 * one story of each component and page is shown to axe in Chinese, too.
 */
export function visitsOf(stories: readonly Story[]): Visit[] {
  const [inChinese] = modesNamed(['dark-zh-1440']);
  const shown = stories.filter(({ tags }) => !tags.includes('vrt:skip'));
  const chinese = new Set([...Map.groupBy(shown, ({ title }) => title).values()].map(ofChinese));
  const visits = stories.flatMap(story => {
    const pictured = picturedModes(story, stories);
    const forAxe = [playMode(story.tags), ...(chinese.has(story) ? [inChinese] : [])];
    const all = new Set([...pictured, ...forAxe].filter(mode => mode !== undefined));
    return [...all].map(mode => ({ story, mode, pictured: pictured.includes(mode), forAxe: forAxe.includes(mode) }));
  });
  // A page that is set up once serves all that want the same.
  const setUp = ({ mode, story }: Visit) => `${mode.name} ${story.tags.includes('vrt:moving')}`;
  return visits.toSorted((a, b) => (setUp(a) < setUp(b) ? -1 : Number(setUp(a) > setUp(b))));
}

/** The story that a component shows in Chinese; where there is none, its first. */
const ofChinese = (siblings: Story[]) => siblings.find(({ id }) => id.includes('chinese')) ?? siblings[0];

/** Pictures are kept of the library; whole screens of the platform are made of it, and change with every feature. */
const OF_LIBRARY = './packages/ui/';

/**
 * Where all stories of a component play, its first is photographed in every usual mode all the same. The first is also photographed
 * stretched: one picture of each component shows what longer words, the other direction and a density do to it.
 */
function picturedModes(story: Story, stories: readonly Story[]): Mode[] {
  if (!story.importPath.startsWith(OF_LIBRARY) || story.tags.includes('vrt:skip')) return [];
  const modes = modesOf(story.tags);
  const siblings = stories.filter(({ title, tags }) => title === story.title && !tags.includes('vrt:skip'));
  const allPlay = siblings.every(({ tags }) => tags.includes('play-fn'));
  if (siblings[0]?.id !== story.id) return modes;
  // Only its play function waits for an editor that is fetched.
  const stretched = story.tags.includes('vrt:unstretched') ? [] : [stretchedOf(story.title)];
  return modesNamed([...modes.map(({ name }) => name), ...(allPlay ? USUAL : []), ...stretched]);
}
