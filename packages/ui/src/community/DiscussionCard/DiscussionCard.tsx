import { Eye, MessageSquare, Pin, ThumbsUp } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RoleBadge } from '../CommentThread/RoleBadge';
import type { CommentAuthor } from '../CommentThread/threadComment';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Tag } from '../../primitives/Tag/Tag';
import { Present } from '../../primitives/RelativeTime/Present';
import { theme } from '../../theme/theme';
import { UserTag } from '../../account/UserTag/UserTag';
import { cardStyle, countsStyle } from './discussionCardStyle';

const words = phrases('discussionCard', {
  top: { zh: '置顶', en: 'Pinned' },
  disabled: { zh: '已停用', en: 'Disabled' },
  comments: { zh: '{{count}} 条评论', en: { one: '{{count}} comment', other: '{{count}} comments' } },
  likes: { zh: '{{count}} 个赞', en: { one: '{{count}} like', other: '{{count}} likes' } },
  views: { zh: '{{count}} 次浏览', en: { one: '{{count}} view', other: '{{count}} views' } },
});

/** What a list knows of a discussion. */
export interface DiscussionSummary {
  id: string | number;
  title: string;
  /** One or two sentences; may be empty. */
  description: string;
  author: CommentAuthor;
  /** Name of its category. */
  category?: string | null | undefined;
  commentCount: number;
  likeCount: number;
  viewCount: number;
  /** The reader likes it. */
  liked?: boolean | undefined;
  /** Pinned over the others. */
  top?: boolean | undefined;
  /** An admin has switched it off; only those who may see it get it. */
  disabled?: boolean | undefined;
  /** The moment. */
  createdAt: Date | number | string;
}

export interface DiscussionCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The discussion; without one the card is a skeleton. */
  discussion?: DiscussionSummary | undefined;
  /** Makes the title a link of the host's router. Default: the plain title. */
  renderTitleLink?: (discussion: DiscussionSummary, children: ReactNode) => ReactNode;
  /** Makes the author a link of the host's router. */
  renderAuthorLink?: (author: CommentAuthor, children: ReactNode) => ReactNode;
  /** The button to the problem; stands beside the category. */
  problem?: ReactNode;
  /** A `Menu` with what the reader may do; stands after the title. */
  menu?: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The present, for the relative times; by default the clock of this device. */
  now?: Date | number | undefined;
}

const plain = (_: unknown, children: ReactNode) => children;

/** A discussion in a list. The whole card leads where its title leads. */
export const DiscussionCard = forwardRef<HTMLElement, DiscussionCardProps>(function DiscussionCard(
  { discussion, renderTitleLink = plain, renderAuthorLink = plain, problem, menu, headingLevel = 2, now, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const Heading = `h${headingLevel}` as const;
  if (!discussion) {
    return (
      <Root ref={ref} aria-busy {...rest}>
        <Skeleton width="55%" height={18} />
        <Skeleton lines={2} />
        <Skeleton width={220} />
      </Root>
    );
  }
  const { title, description, author, category, top = false, disabled = false, createdAt } = discussion;
  return (
    <Present.Provider value={now}>
      <Root ref={ref} data-top={top || undefined} data-disabled={disabled || undefined} {...rest}>
        <header>
          <Heading title={title}>
            {top && (
              <Top>
                <Pin aria-hidden />
                {say('top')}
              </Top>
            )}
            {renderTitleLink(discussion, title)}
          </Heading>
          {menu && <div data-part="menu">{menu}</div>}
        </header>
        {description && <p>{description}</p>}
        <footer>
          <UserTag
            username={author.username}
            avatarUrl={author.avatarUrl}
            titleName={author.titleName}
            titleColor={author.titleColor}
            renderLink={name => renderAuthorLink(author, name)}
          />
          {author.role && <RoleBadge of={author.role} />}
          <Time at={createdAt} />
          {category && <Tag>{category}</Tag>}
          {disabled && <Tag tone="danger">{say('disabled')}</Tag>}
          {problem}
          <Counts discussion={discussion} />
        </footer>
      </Root>
    </Present.Provider>
  );
});

function Counts({ discussion: { commentCount, likeCount, viewCount, liked } }: { discussion: DiscussionSummary }) {
  const say = usePhrases(words);
  const locale = useLocale();
  const counts = [
    ['comments', commentCount, MessageSquare],
    ['likes', likeCount, ThumbsUp],
    ['views', viewCount, Eye],
  ] as const;
  return (
    <Figures>
      {counts.map(([name, count, Icon]) => (
        <li key={name} title={say(name, { count })} data-liked={(name === 'likes' && liked) || undefined}>
          <Icon aria-hidden />
          <span aria-hidden>{formatCount(count, locale)}</span>
          <span data-part="spoken">{say(name, { count })}</span>
        </li>
      ))}
    </Figures>
  );
}

const Root = styled.article`
  ${cardStyle}
`;

const Top = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-inline-end: 8px;
  padding: 0 7px;
  border-radius: ${theme.radius.seal};
  background: var(--oj-wa);
  color: ${theme.color.onSolid};
  font: 600 12px/20px ${theme.family.sans};
  vertical-align: 2px;
  white-space: nowrap;
  & > svg {
    width: 12px;
    height: 12px;
  }
`;

const Time = styled(RelativeTime)`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Figures = styled.ul`
  ${countsStyle}
`;
