import { fetchedOnce } from '../../hooks/fetchedOnce';

/** How formulas look. */
export const formulaDress = fetchedOnce(() => import('./mathsDress'));
