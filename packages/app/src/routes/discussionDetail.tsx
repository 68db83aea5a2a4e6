import { DiscussionComments, DiscussionDetail, NotFound, Page } from '@oj/judge-ui';
import { useNavigate, useParams } from 'react-router-dom';

export function DiscussionDetailPage() {
  const { discussionID, groupID } = useParams();
  const navigate = useNavigate();
  const did = Number(discussionID);
  const list = groupID === undefined ? '/discussion' : `/group/${groupID}/discussion`;
  const addressOf = (id: number) => (groupID === undefined ? `/discussion-detail/${id}` : `/group/${groupID}/discussion-detail/${id}`);
  return (
    <Page>
      {Number.isInteger(did) && did > 0 ? (
        <DiscussionDetail
          key={did}
          did={did}
          onRemoved={() => void navigate(list, { replace: true })}
          onReposted={id => void navigate(addressOf(id))}
        >
          <DiscussionComments did={did} />
        </DiscussionDetail>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
