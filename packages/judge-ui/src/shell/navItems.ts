import type { GatedArea } from '../page/AreaGate';
import type { shellPhrases } from './shellPhrases';

interface NavItem {
  path: string;
  name: keyof typeof shellPhrases.words;
  area?: GatedArea;
}

/** Links of the bar, in order; one with an area is there while that is open. */
export const navItems: readonly NavItem[] = [
  { path: '/home', name: 'home' },
  { path: '/problem', name: 'problems' },
  { path: '/training', name: 'trainings' },
  { path: '/contest', name: 'contests' },
  { path: '/group', name: 'groups' },
  { path: '/status', name: 'status' },
  { path: '/rank', name: 'rank' },
  { path: '/discussion', name: 'discussions', area: 'openPublicDiscussion' },
  { path: '/developer', name: 'aboutSite' },
];

/** Pages that belong to the link of another page. */
const belongs: Record<string, string> = { 'submission-detail': 'status', 'discussion-detail': 'discussion' };

/** The path of the link that a page belongs to: its first segment, or that of the list it belongs to. */
export function navPathOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return `/${belongs[first] ?? first}`;
}
