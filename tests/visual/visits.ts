import { type Mode, modesNamed, modesOf, USUAL } from '../../.storybook/modes';

/** A story as Storybook's index.json lists it. */
export interface Story {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

/** One look at a story. `pictured`: its picture is compared. `forAxe`: axe looks at it, on both papers. */
export interface Visit {
  story: Story;
  mode: Mode;
  pictured: boolean;
  forAxe: boolean;
}

/** axe runs in English with the stories themselves; here it looks at one story of each component and page in Chinese. */
const [FOR_AXE] = modesNamed(['dark-zh-1440']);

/** Every look that a Storybook calls for, mode by mode. */
export function visitsOf(stories: readonly Story[]): Visit[] {
  const shown = stories.filter(({ tags }) => !tags.includes('vrt:skip'));
  const forAxe = new Set([...Map.groupBy(shown, ({ title }) => title).values()].map(ofChinese));
  const visits = shown.flatMap(story => {
    const pictured = picturedModes(story, stories);
    const all = new Set(FOR_AXE && forAxe.has(story) ? [...pictured, FOR_AXE] : pictured);
    return [...all].map(mode => ({ story, mode, pictured: pictured.includes(mode), forAxe: mode === FOR_AXE && forAxe.has(story) }));
  });
  return visits.sort((a, b) => (a.mode.name < b.mode.name ? -1 : Number(a.mode.name > b.mode.name)));
}

/** The story that a component shows in Chinese; where there is none, its first. */
const ofChinese = (siblings: Story[]) => siblings.find(({ id }) => id.includes('chinese')) ?? siblings[0];

/** Pictures are kept of the library; whole screens of the platform are made of it, and change with every feature. */
const OF_LIBRARY = './packages/ui/';

/** Where all stories of a component play, its first is photographed in every usual mode all the same. */
function picturedModes(story: Story, stories: readonly Story[]): Mode[] {
  if (!story.importPath.startsWith(OF_LIBRARY)) return [];
  const modes = modesOf(story.tags);
  const siblings = stories.filter(({ title, tags }) => title === story.title && !tags.includes('vrt:skip'));
  const allPlay = siblings.every(({ tags }) => tags.includes('play-fn'));
  return allPlay && siblings[0]?.id === story.id ? modesNamed([...modes.map(({ name }) => name), ...USUAL]) : modes;
}
