import { ScrollBoard } from '@oj/judge-ui';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { numberIn } from '../../query';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function ScrollBoardPage() {
  const [query] = useSearchParams();
  const cid = numberIn(query, 'cid');
  if (cid === undefined || cid <= 0) return <NotFoundPage />;
  return <ScrollBoard key={cid} cid={cid} removeStar={query.get('removeStar') === 'true'} medals={medalsIn(query)} />;
}

/** How many win gold, silver and bronze; undefined where the address does not say it. */
function medalsIn(query: URLSearchParams) {
  const [gold, silver, bronze] = query.getAll('medals[]').map(Number);
  if (![gold, silver, bronze].every(count => Number.isInteger(count) && Number(count) >= 0)) return undefined;
  return { gold: gold ?? 0, silver: silver ?? 0, bronze: bronze ?? 0 };
}
