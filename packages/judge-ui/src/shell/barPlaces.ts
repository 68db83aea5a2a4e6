import type { barPhrases } from './barPhrases';

/** What the bar leads around in, when it is not the whole site. */
export type BarMode = 'training' | 'contest' | 'group';

/** Numbers that the address of the page carries. */
export type BarIds = Partial<Record<'trainingID' | 'contestID' | 'groupID', string>>;

export interface BarPlace {
  /** Address, perhaps with a query. */
  path: string;
  name: keyof typeof barPhrases.words;
  /** Pages whose address begins so belong to it, too. */
  holds?: string;
}

const home: BarPlace = { path: '/home', name: 'backHome' };

/** A place that cannot be named, because the address does not say which, is left out. */
const placesOf: Record<BarMode, (ids: BarIds) => (BarPlace | undefined)[]> = {
  training: ({ groupID, trainingID }) => {
    const training = `${groupID ? `/group/${groupID}` : ''}/training/${trainingID}`;
    return [
      groupID ? { path: `/group/${groupID}`, name: 'group' } : undefined,
      ...(trainingID
        ? [
            { path: training, name: 'training' } as const,
            { path: `${training}/problems`, name: 'trainingProblems', holds: `${training}/problem/` } as const,
          ]
        : []),
    ];
  },
  contest: ({ contestID }) => {
    if (!contestID) return [];
    const contest = `/contest/${contestID}`;
    return [
      { path: contest, name: 'contest' },
      { path: `${contest}/problems`, name: 'contestProblems', holds: `${contest}/problem/` },
      { path: `${contest}/submissions?onlyMine=true`, name: 'contestSubmissions' },
      { path: `${contest}/rank`, name: 'contestRank' },
    ];
  },
  group: ({ groupID }) => {
    if (!groupID) return [];
    const group = `/group/${groupID}`;
    return [
      { path: group, name: 'group' },
      { path: `${group}/problem`, name: 'groupProblems', holds: `${group}/problem/` },
    ];
  },
};

/** Where the bar leads on a page inside a training, a contest or a group. */
export const barPlaces = (mode: BarMode, ids: BarIds): BarPlace[] => [home, ...placesOf[mode](ids).filter(place => place !== undefined)];

/** Whether a page is this place or belongs to it. */
export const isAt = ({ path, holds }: BarPlace, pathname: string) => {
  const page = pathname.replace(/\/$/, '');
  return page === path.split('?')[0] || (holds !== undefined && page.startsWith(holds));
};
