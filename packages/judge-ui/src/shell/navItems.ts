/** Links of the bar, in order. */
export const navItems = [
  { path: '/home', name: 'home' },
  { path: '/problem', name: 'problems' },
  { path: '/contest', name: 'contests' },
  { path: '/status', name: 'status' },
  { path: '/rank', name: 'rank' },
  { path: '/developer', name: 'aboutSite' },
] as const;

/** Pages that belong to the link of another page. */
const belongs: Record<string, string> = { 'submission-detail': 'status', 'discussion-detail': 'discussion' };

/** The path of the link that a page belongs to: its first segment, or that of the list it belongs to. */
export function navPathOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return `/${belongs[first] ?? first}`;
}
