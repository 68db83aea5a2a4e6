import type { Contest } from '@oj/contract';
import { useTitle } from '../site/useSite';

/** Titles a page of a contest: what it shows, then which contest. */
export const useContestTitle = ({ title }: Pick<Contest, 'title'>, page: string) => useTitle(`${page} - ${title}`);
