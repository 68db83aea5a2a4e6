import { Globe, GitBranch, GraduationCap, Mars, Venus } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { formatCount } from '../../format/measures';
import { Link } from '../../primitives/Link/Link';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Tag } from '../../primitives/Tag/Tag';
import { Present } from '../../primitives/RelativeTime/Present';
import { theme } from '../../theme/theme';
import { cardFrame, figuresStyle, namesStyle } from './userCardStyle';
import { webAddress } from './webAddress';

const words = phrases('userCard', {
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
  github: { zh: 'GitHub', en: 'GitHub' },
  blog: { zh: '博客', en: 'Blog' },
  lastLogin: { zh: '最近登录', en: 'Last seen' },
  submissions: { zh: '提交', en: 'Submissions' },
  solved: { zh: '通过题目', en: 'Solved' },
  score: { zh: '总分', en: 'Score' },
  rating: { zh: '评级', en: 'Rating' },
});

/** What everybody may know of a user. */
export interface UserProfile {
  username: string;
  nickname?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  /** Shown as an icon, unless it is kept secret. */
  gender?: 'male' | 'female' | 'secrecy' | null | undefined;
  titleName?: string | null | undefined;
  /** `#rgb` or `#rrggbb`; drawn as a swatch. */
  titleColor?: string | null | undefined;
  school?: string | null | undefined;
  /** Addresses that the user gave; other than http and https they are not shown. */
  githubUrl?: string | null | undefined;
  blogUrl?: string | null | undefined;
  /** The moment of the last login. */
  recentLoginAt?: Date | number | string | null | undefined;
  submissionCount: number;
  solvedCount: number;
  /** Sum of the points; left out when it is 0. */
  score: number;
  /** Rating; left out when it is null. */
  rating?: number | null | undefined;
}

export interface UserCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The user; without one the card is a skeleton. */
  user?: UserProfile | undefined;
  /** What the reader may do; stands after the names. */
  actions?: ReactNode;
  /** Level of the heading with the name. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** The present, for the relative times; by default the clock of this device. */
  now?: Date | number | undefined;
}

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** An icon that says something by itself. */
const picture = { role: 'img' } as const;

/** The head of a user's home: picture, names, links, counts. `ref` and rest go to the section. */
export const UserCard = forwardRef<HTMLElement, UserCardProps>(function UserCard({ user, actions, headingLevel = 1, now, ...rest }, ref) {
  if (!user) {
    return (
      <Root ref={ref} aria-busy {...rest}>
        <Skeleton shape="circle" width={96} />
        <Names>
          <Skeleton width={180} height={24} />
          <Skeleton width={240} />
        </Names>
      </Root>
    );
  }
  return (
    <Present.Provider value={now}>
      <Root ref={ref} aria-label={user.username} {...rest}>
        <Face name={user.username} src={user.avatarUrl ?? undefined} size={64} decorative />
        <NamesOf user={user} headingLevel={headingLevel} />
        {actions && <div data-part="actions">{actions}</div>}
        <Counts user={user} />
      </Root>
    </Present.Provider>
  );
});

function NamesOf({ user, headingLevel }: { user: UserProfile; headingLevel: 1 | 2 | 3 }) {
  const say = usePhrases(words);
  const Heading = `h${headingLevel}` as const;
  const { username, nickname, gender, titleName, titleColor, school, recentLoginAt } = user;
  const [github, blog] = [webAddress(user.githubUrl), webAddress(user.blogUrl)];
  const swatch = titleColor && COLOR.test(titleColor) ? { color: titleColor } : {};
  return (
    <Names>
      <div data-part="names">
        <Heading>
          <bdi>{username}</bdi>
        </Heading>
        {gender === 'male' && <Mars aria-hidden={false} aria-label={say('male')} {...picture} />}
        {gender === 'female' && <Venus aria-hidden={false} aria-label={say('female')} {...picture} />}
        {titleName && (
          <Tag {...swatch}>
            <bdi>{titleName}</bdi>
          </Tag>
        )}
        {nickname && <bdi data-part="nickname">{nickname}</bdi>}
      </div>
      <div data-part="facts">
        {school && (
          <span>
            <GraduationCap aria-hidden />
            <bdi>{school}</bdi>
          </span>
        )}
        {github && (
          <Link href={github} tone="quiet" external rel="noopener noreferrer nofollow ugc">
            <GitBranch aria-hidden /> {say('github')}
          </Link>
        )}
        {blog && (
          <Link href={blog} tone="quiet" external rel="noopener noreferrer nofollow ugc">
            <Globe aria-hidden /> {say('blog')}
          </Link>
        )}
        {recentLoginAt && (
          <span>
            {say('lastLogin')} <RelativeTime at={recentLoginAt} />
          </span>
        )}
      </div>
    </Names>
  );
}

function Counts({ user: { submissionCount, solvedCount, score, rating } }: { user: UserProfile }) {
  const say = usePhrases(words);
  const locale = useLocale();
  const counts = [
    [say('submissions'), formatCount(submissionCount, locale)],
    [say('solved'), formatCount(solvedCount, locale)],
    ...(score > 0 ? [[say('score'), formatCount(score, locale)] as const] : []),
    ...(typeof rating === 'number' ? [[say('rating'), formatCount(rating, locale)] as const] : []),
  ] as const;
  return (
    <Figures>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Root = styled.section`
  ${cardFrame}
`;

const Names = styled.div`
  ${namesStyle}
`;

const Figures = styled.dl`
  ${figuresStyle}
`;

/** Larger than any other avatar. */
const Face = styled(Avatar)`
  && {
    width: 96px;
    height: 96px;
    border: 1px solid ${theme.color.line};
    font-size: 40px;
  }
  ${theme.phone} {
    && {
      width: 72px;
      height: 72px;
      font-size: 30px;
    }
  }
`;
