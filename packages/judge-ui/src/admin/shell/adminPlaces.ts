import { generatePath, matchPath } from 'react-router-dom';
import type { ItemKind } from '../../page/ItemNames';

/** Groups of pages at the side of the back office. */
export type SectionName = 'overview' | 'problemGroup' | 'contestGroup' | 'trainingGroup' | 'siteGroup';

/** Pages that are linked at the side. */
export type PageName =
  | 'dashboard'
  | 'judgeQueue'
  | 'languages'
  | 'files'
  | 'problems'
  | 'newProblem'
  | 'importProblems'
  | 'tags'
  | 'appliedProblems'
  | 'announcements'
  | 'contests'
  | 'newContest'
  | 'trainings'
  | 'newTraining'
  | 'trainingCategories'
  | 'notices'
  | 'discussions'
  | 'users'
  | 'settings'
  | 'switches'
  | 'remote'
  | 'audit';

/** A page of the back office, and where it belongs. */
type AdminPlace = {
  /** The path below `/admin/`, as in the routes. */
  path: string;
} & ({ name: PageName | 'home' | 'contestProblems' | 'trainingProblems' } | { item: ItemKind }) &
  ({ isHome: true } | { section: SectionName } | { under: string });

/** Every page of the back office. A page is in a section, or under another page, whose path it names. */
export const adminPlaces: readonly AdminPlace[] = [
  { path: 'dashboard', name: 'home', isHome: true },
  { path: 'judge-queue', name: 'judgeQueue', section: 'overview' },
  { path: 'problems', name: 'problems', section: 'problemGroup' },
  { path: 'problem/batch-operation', name: 'problems', section: 'problemGroup' },
  { path: 'problem/create', name: 'newProblem', under: 'problems' },
  { path: 'problem/edit/:problemId', item: 'problem', under: 'problems' },
  { path: 'problem/import', name: 'importProblems', under: 'problems' },
  { path: 'problem/tag', name: 'tags', section: 'problemGroup' },
  { path: 'group-problem/apply', name: 'appliedProblems', section: 'problemGroup' },
  { path: 'contest', name: 'contests', section: 'contestGroup' },
  { path: 'contest/create', name: 'newContest', under: 'contest' },
  { path: 'contest/:contestId/edit', item: 'contest', under: 'contest' },
  { path: 'contest/:contestId/problems', name: 'contestProblems', under: 'contest/:contestId/edit' },
  { path: 'contest/:contestId/problem/create', name: 'newProblem', under: 'contest/:contestId/problems' },
  { path: 'contest/:contestId/problem/:problemId/edit', item: 'problem', under: 'contest/:contestId/problems' },
  { path: 'contest/:contestId/announcement', name: 'announcements', under: 'contest/:contestId/edit' },
  { path: 'training', name: 'trainings', section: 'trainingGroup' },
  { path: 'training/create', name: 'newTraining', under: 'training' },
  { path: 'training/category', name: 'trainingCategories', section: 'trainingGroup' },
  { path: 'training/:trainingId/edit', item: 'training', under: 'training' },
  { path: 'training/:trainingId/problems', name: 'trainingProblems', under: 'training/:trainingId/edit' },
  { path: 'announcement', name: 'announcements', section: 'siteGroup' },
  { path: 'notice', name: 'notices', section: 'siteGroup' },
  { path: 'discussion', name: 'discussions', section: 'siteGroup' },
  { path: 'user', name: 'users', section: 'siteGroup' },
  { path: 'language', name: 'languages', section: 'siteGroup' },
  { path: 'file', name: 'files', section: 'siteGroup' },
  { path: 'conf', name: 'settings', section: 'siteGroup' },
  { path: 'switch', name: 'switches', section: 'siteGroup' },
  { path: 'remote', name: 'remote', section: 'siteGroup' },
  { path: 'audit', name: 'audit', section: 'siteGroup' },
];

/** The parameter of a path that identifies an item. */
const parameters: Record<ItemKind, string> = { problem: 'problemId', contest: 'contestId', training: 'trainingId' };

/** A page on the way to another: its address, and its name, or the item that it shows. */
export type Passed = { address: string } & ({ name: Extract<AdminPlace, { name: unknown }>['name'] } | { item: ItemKind; id: string });

/** The pages from the top of a section down to the one that an address opens. Undefined: the back office has no such page. */
export function wayTo(pathname: string): { section: SectionName | undefined; pages: Passed[] } | undefined {
  for (const place of adminPlaces) {
    const match = matchPath(`/admin/${place.path}`, pathname);
    if (!match) continue;
    const line = lineOf(place);
    const [top] = line;
    const pages = line.map((each): Passed => {
      const address = generatePath(`/admin/${each.path}`, match.params);
      return 'item' in each ? { address, item: each.item, id: match.params[parameters[each.item]] ?? '' } : { address, name: each.name };
    });
    return { section: top && 'section' in top ? top.section : undefined, pages };
  }
  return undefined;
}

function lineOf(place: AdminPlace): AdminPlace[] {
  const above = 'under' in place ? adminPlaces.find(({ path }) => path === place.under) : undefined;
  return above ? [...lineOf(above), place] : [place];
}
