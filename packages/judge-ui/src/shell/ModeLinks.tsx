import { usePhrases } from '@oj/ui';
import { Link, useLocation } from 'react-router-dom';
import { barPhrases } from './barPhrases';
import { type BarIds, type BarMode, barPlaces, isAt } from './barPlaces';

/** Links of the bar on a page inside a training, a contest or a group. */
export function ModeLinks({ mode, ids }: { mode: BarMode; ids: BarIds }) {
  const say = usePhrases(barPhrases);
  const { pathname } = useLocation();
  return barPlaces(mode, ids).map(place => (
    <Link key={place.path} to={place.path} aria-current={isAt(place, pathname) ? 'page' : undefined}>
      {say(place.name)}
    </Link>
  ));
}
