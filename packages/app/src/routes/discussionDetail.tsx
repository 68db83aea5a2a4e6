import { DiscussionComments, DiscussionDetail, NotFound, Page } from '@oj/judge-ui';
import { useNavigate, useParams } from 'react-router-dom';

export function DiscussionDetailPage() {
  const { discussionID } = useParams();
  const navigate = useNavigate();
  const did = Number(discussionID);
  return (
    <Page>
      {Number.isInteger(did) && did > 0 ? (
        <DiscussionDetail
          key={did}
          did={did}
          onRemoved={() => void navigate('/discussion', { replace: true })}
          onReposted={id => void navigate(`/discussion-detail/${id}`)}
        >
          <DiscussionComments did={did} />
        </DiscussionDetail>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
