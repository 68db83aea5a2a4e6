import { type DiscussionRow, visibilities } from '@oj/contract';
import { DiscussionCard, type DiscussionSummary, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../parts/ButtonLink';
import { discussionAddress } from '../links/discussionAddress';
import { problemAddress } from '../links/groupAddress';
import { userAddress } from '../links/userAddress';
import { discussionPhrases } from './discussionPhrases';

const summaryOf = (row: DiscussionRow): DiscussionSummary => ({
  id: row.id,
  title: row.title,
  description: row.description,
  author: authorOf(row),
  category: row.categoryName,
  commentCount: row.commentNum,
  likeCount: row.likeNum,
  viewCount: row.viewNum,
  liked: row.hasLike,
  top: row.topPriority,
  disabled: row.status === visibilities.hidden,
  createdAt: row.gmtCreate,
});

const authorOf = ({ uid, author, avatar, titleName, titleColor, role }: DiscussionRow) => ({
  uid,
  username: author,
  avatarUrl: avatar,
  titleName,
  titleColor,
  role,
});

/** A discussion in a list; leads to it, and to the problem that it is about. */
export function DiscussionEntry({ row }: { row: DiscussionRow }) {
  const say = usePhrases(discussionPhrases);
  return (
    <DiscussionCard
      discussion={summaryOf(row)}
      renderTitleLink={(_, title) => <Link to={discussionAddress(row)}>{title}</Link>}
      renderAuthorLink={({ username }, name) => <Link to={userAddress(username)}>{name}</Link>}
      problem={
        row.pid !== null && (
          <ButtonLink to={problemAddress(row.pid, row.problemGid)} data-size="small" data-tone="quiet">
            {say('toProblem')}
          </ButtonLink>
        )
      }
    />
  );
}
