import type { barPhrases } from './barPhrases';

/** What the links of the bar belong to, when it is not the whole site. */
export type BarMode = 'training' | 'contest' | 'group';

/** Ids in the address of the page. */
export type BarIds = Partial<Record<'trainingID' | 'contestID' | 'groupID', string>>;

export interface BarItem {
  /** Address, perhaps with a query. */
  path: string;
  name: keyof typeof barPhrases.words;
  /** Pages whose address starts with this belong to the link, too. */
  holds?: string;
}

const home: BarItem = { path: '/home', name: 'backHome' };

/** A link is left out when the address lacks its id. */
const itemsOf: Record<BarMode, (ids: BarIds) => (BarItem | undefined)[]> = {
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

/** Links of the bar on a page inside a training, a contest or a group. */
export const barItems = (mode: BarMode, ids: BarIds): BarItem[] => [home, ...itemsOf[mode](ids).filter(item => item !== undefined)];

/** Whether a page is the target of the link or belongs to it. */
export const isAt = ({ path, holds }: BarItem, pathname: string) => {
  const page = pathname.replace(/\/$/, '');
  return page === path.split('?')[0] || (holds !== undefined && page.startsWith(holds));
};
