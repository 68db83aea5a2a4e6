import { usePhrases } from '@oj/ui';
import { Link, useLocation } from 'react-router-dom';
import { barPhrases } from './barPhrases';
import { type BarIds, type BarMode, barItems, isAt } from './barItems';

/** Links of the bar on a page inside a training, a contest or a group. */
export function ModeLinks({ mode, ids }: { mode: BarMode; ids: BarIds }) {
  const say = usePhrases(barPhrases);
  const { pathname } = useLocation();
  return barItems(mode, ids).map(item => (
    <Link key={item.path} to={item.path} aria-current={isAt(item, pathname) ? 'page' : undefined}>
      {say(item.name)}
    </Link>
  ));
}
