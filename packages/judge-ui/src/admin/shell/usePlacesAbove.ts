import { type BreadcrumbPlace, usePhrases } from '@oj/ui';
import { useLocation } from 'react-router-dom';
import { type ItemKind, useItemNames } from '../../page/ItemNames';
import { adminPhrases } from './adminPhrases';
import { type Passed, wayTo } from './adminPlaces';

const oneOf: Record<ItemKind, 'oneProblem' | 'oneContest' | 'oneTraining'> = {
  problem: 'oneProblem',
  contest: 'oneContest',
  training: 'oneTraining',
};

/** The places from the dashboard to the page that is open, which comes last. Undefined: the back office has no such page. */
export function usePlacesAbove(): BreadcrumbPlace[] | undefined {
  const say = usePhrases(adminPhrases);
  const nameOf = useItemNames();
  const { pathname } = useLocation();
  const way = wayTo(pathname);
  if (!way) return undefined;
  const labelOf = (page: Passed) =>
    'item' in page ? (nameOf(page.item, page.id) ?? say(oneOf[page.item], { id: page.id })) : say(page.name);
  const pages = way.pages.map(page => ({ key: page.address, label: labelOf(page), href: page.address }));
  if (!way.section) return pages;
  const section = { key: way.section, label: say(way.section) };
  // A section that is called like its first page would only repeat it.
  const isRepeated = section.label === pages[0]?.label;
  return [{ key: 'home', label: say('home'), href: '/admin/dashboard' }, ...(isRepeated ? [] : [section]), ...pages];
}
