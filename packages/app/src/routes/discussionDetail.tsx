import { DiscussionComments, DiscussionDetail, LoggedIn, NotFound, Page } from '@oj/judge-ui';
import { useNavigate, useParams } from 'react-router-dom';

/** A discussion of the site, or below the address of a group, there for who has logged in. */
export function DiscussionDetailPage() {
  const { discussionID, groupID } = useParams();
  const navigate = useNavigate();
  const did = Number(discussionID);
  const place = groupID === undefined ? '' : `/group/${groupID}`;
  if (!Number.isInteger(did) || did <= 0)
    return (
      <Page>
        <NotFound />
      </Page>
    );
  const discussion = (
    <DiscussionDetail
      key={did}
      did={did}
      onRemoved={() => void navigate(`${place}/discussion`, { replace: true })}
      onReposted={id => void navigate(`${place}/discussion-detail/${id}`)}
    >
      <DiscussionComments did={did} />
    </DiscussionDetail>
  );
  return <Page>{groupID === undefined ? discussion : <LoggedIn>{() => discussion}</LoggedIn>}</Page>;
}
