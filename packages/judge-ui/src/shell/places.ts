/** Where the bar leads, in order. Only what has a page. */
export const places = [
  { path: '/home', name: 'home' },
  { path: '/problem', name: 'problems' },
  { path: '/status', name: 'status' },
  { path: '/rank', name: 'rank' },
  { path: '/developer', name: 'aboutSite' },
] as const;

/** Pages that belong to another's place. */
const belongs: Record<string, string> = { 'submission-detail': 'status', 'discussion-detail': 'discussion' };

/** The place of a page: its first segment, or that of the list which it belongs to. */
export function placeOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return `/${belongs[first] ?? first}`;
}
