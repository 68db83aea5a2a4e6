import { OutsideBoard, Page } from '@oj/judge-ui';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useBoardPaging } from './useBoardPaging';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

export function OutsideBoardPage() {
  const cid = Number(useParams().contestID);
  const paging = useBoardPaging();
  if (!Number.isInteger(cid) || cid <= 0) return <NotFoundPage />;
  return (
    <Page>
      <OutsideBoard key={cid} cid={cid} {...paging} />
    </Page>
  );
}
