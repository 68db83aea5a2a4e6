import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTask } from '../../hooks/useTask';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { commentThreadPhrases } from './commentThreadPhrases';
import { QuietButton } from './QuietButton';

interface LikeButtonProps {
  liked: boolean;
  count: number;
  /** Called with whether the reader likes it; when it rejects, the old state comes back. */
  onLike: (liked: boolean) => unknown;
}

/** Likes at once and asks afterwards. */
export function LikeButton({ liked, count, onLike }: LikeButtonProps) {
  const say = usePhrases(commentThreadPhrases);
  const locale = useLocale();
  const [wish, setWish] = useState<boolean>();
  const { failure, run } = useTask();
  const shown = wish ?? liked;
  const shownCount = count + (shown === liked ? 0 : shown ? 1 : -1);
  const toggle = async () => {
    if (wish !== undefined) return;
    setWish(!liked);
    await run(() => onLike(!liked));
    setWish(undefined);
  };
  return (
    <>
      <QuietButton
        type="button"
        aria-pressed={shown}
        aria-label={`${say('like')} ${formatCount(shownCount, locale)}`}
        onClick={() => void toggle()}
      >
        <ThumbsUp aria-hidden />
        {shownCount > 0 ? formatCount(shownCount, locale) : say('like')}
      </QuietButton>
      <Failure data-shown={failure ? true : undefined}>{failure && say('likeFailed')}</Failure>
    </>
  );
}

const Failure = styled.span.attrs({ role: 'status' })`
  color: ${theme.color.danger};
  font: ${theme.font.caption};
  &:not([data-shown]) {
    ${visuallyHidden}
  }
`;
