import { NotFound, Page, SubmissionDetails } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';

export function SubmissionDetailPage() {
  const id = Number(useParams().submitID);
  return <Page>{Number.isInteger(id) && id > 0 ? <SubmissionDetails key={id} id={id} /> : <NotFound />}</Page>;
}
