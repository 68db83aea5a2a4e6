import { HallBoard } from '@oj/judge-ui';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function ContestHallPage() {
  const cid = Number(useParams().contestID);
  if (!Number.isInteger(cid) || cid <= 0) return <NotFoundPage />;
  return <HallBoard key={cid} cid={cid} />;
}
