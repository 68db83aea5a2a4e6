import { MessageCentre, messageKindAt, NotFound, Page } from '@oj/judge-ui';
import { Navigate, useParams } from 'react-router-dom';
import { useListState } from '../useListState';

export function MessagesPage() {
  const { list } = useParams();
  const { page, onPageChange } = useListState({});
  if (list === undefined) return <Navigate to="/message/discuss" replace />;
  const kind = messageKindAt(list);
  return <Page>{kind ? <MessageCentre kind={kind} page={page} onPageChange={onPageChange} /> : <NotFound />}</Page>;
}
