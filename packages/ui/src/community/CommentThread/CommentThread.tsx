import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { useTask } from '../../hooks/useTask';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { usePhrases } from '../../locale/LocaleProvider';
import { Present } from '../../primitives/RelativeTime/Present';
import { theme } from '../../theme/theme';
import { CommentEntry } from './CommentEntry';
import { CommentSkeletons } from './CommentSkeletons';
import { commentThreadPhrases } from './commentThreadPhrases';
import { ConfirmDialog } from '../../primitives/Dialog/ConfirmDialog';
import { ThreadContext, type ThreadHandlers, type ThreadSlots, useSteadyHandlers } from './threadActions';
import type { ReplyTarget, ThreadComment } from './threadComment';

export interface CommentThreadProps extends Omit<ComponentPropsWithoutRef<'section'>, 'onReset'>, ThreadHandlers {
  /** Newest first. A comment that has not changed must be the same object, so that it is not drawn again. */
  comments: readonly ThreadComment[];
  /** Number of all comments, also of those that are not loaded. */
  total: number;
  /** Comments are being fetched: those that are shown stay, otherwise there are skeletons. Default false. */
  loading?: boolean;
  /** Replaces the list when it could not be fetched; usually an `ErrorState`. */
  error?: ReactNode;
  /** Replaces the default sentence when there are no comments. */
  empty?: ReactNode;
  /** Fetches the next comments; without it, or when all are there, there is no "Load More". */
  onLoadMore?: () => unknown;
  /** `contest`: questions to the organisers, whose words stand out. Default `discussion`. */
  variant?: 'discussion' | 'contest';
  /** Number of the comment that the address names: it is scrolled to and washed. */
  focusedCommentId?: string | number | undefined;
  /** Number of the reply that the address names; its list is opened. */
  focusedReplyId?: string | number | undefined;
  /** Parts of the host inside the thread. */
  slots?: ThreadSlots;
  /** Begins the ids in the page: `comment-12`, `comment-reply-40`. Default `comment`. */
  idPrefix?: string;
  /** Level of the heading with the count. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The present, for the relative times; by default the clock of this device. */
  now?: Date | number | undefined;
  /** The `CommentForm`; stands between the count and the list. */
  children?: ReactNode;
}

/** Number of comments whose markdown is drawn at once; the others follow when they come near. */
const EAGER = 10;

/** What people say about a discussion or ask in a contest, and the answers. `ref` and rest go to the section. */
export const CommentThread = forwardRef<HTMLElement, CommentThreadProps>(function CommentThread(
  {
    comments,
    total,
    loading = false,
    error,
    empty,
    onLoadMore,
    variant = 'discussion',
    focusedCommentId,
    focusedReplyId,
    slots,
    idPrefix = 'comment',
    headingLevel = 2,
    now,
    children,
    onLike,
    onReply,
    onDelete,
    onDeleteReply,
    onReport,
    onShowReplies,
    describeError,
    renderAuthorLink,
    ...rest
  },
  ref,
) {
  const say = usePhrases(commentThreadPhrases);
  const [asked, setAsked] = useState<ReplyTarget>();
  const title = useRef<HTMLHeadingElement>(null);
  const asksContest = variant === 'contest';
  /** Nobody knows yet how many there are. */
  const isUncounted = total === 0 && (loading || error !== undefined);
  const handlers = useSteadyHandlers({
    onLike,
    onReply,
    onDelete,
    onDeleteReply,
    onReport,
    onShowReplies,
    describeError,
    renderAuthorLink,
  });
  const actions = useMemo(() => ({ ...handlers, slots, askDelete: setAsked }), [handlers, slots]);
  const Heading = `h${headingLevel}` as const;
  const remove = () => (asked?.reply ? onDeleteReply?.(asked.reply, asked.comment) : asked && onDelete?.(asked.comment));
  const target = focusedReplyId === undefined ? focusedCommentId : `reply-${focusedReplyId}`;
  const isThere = comments.some(({ id, replies }) => id === focusedCommentId || replies.some(reply => reply.id === focusedReplyId));

  useEffect(() => {
    if (!isThere) return;
    const element = document.getElementById(`${idPrefix}-${target}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [isThere, idPrefix, target]);

  return (
    <Present.Provider value={now}>
      <Root ref={ref} aria-busy={loading || undefined} data-variant={variant} {...rest}>
        <Title as={Heading} ref={title} tabIndex={-1}>
          {isUncounted
            ? say(asksContest ? 'questionsTitle' : 'commentsTitle')
            : say(asksContest ? 'questions' : 'comments', { count: total })}
        </Title>
        {children}
        <ThreadContext.Provider value={actions}>
          {comments.map((comment, place) => {
            const hasFocused = comment.replies.some(({ id }) => id === focusedReplyId);
            return (
              <CommentEntry
                key={comment.id}
                comment={comment}
                idPrefix={idPrefix}
                eager={place < EAGER}
                focused={comment.id === focusedCommentId}
                focusedReplyId={hasFocused ? focusedReplyId : undefined}
              />
            );
          })}
        </ThreadContext.Provider>
        {error ?? (comments.length === 0 && (loading ? <CommentSkeletons /> : (empty ?? <Nobody variant={variant} />)))}
        {!error && onLoadMore && comments.length > 0 && comments.length < total && <More onLoadMore={onLoadMore} />}
        <ConfirmDialog
          title={say(asked?.reply ? 'removeReply' : 'removeComment')}
          description={say(asked?.reply ? 'removeReplyHint' : 'removeCommentHint')}
          confirm={say('remove')}
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={remove}
          onClosed={() => {
            // What was asked about is gone, and its buttons with it.
            if (document.activeElement === document.body) title.current?.focus();
          }}
        />
      </Root>
    </Present.Provider>
  );
});

function Nobody({ variant }: { variant: 'discussion' | 'contest' }) {
  const say = usePhrases(commentThreadPhrases);
  const asksContest = variant === 'contest';
  return (
    <EmptyState picture="scroll" title={say(asksContest ? 'emptyContest' : 'empty')}>
      {say(asksContest ? 'emptyContestHint' : 'emptyHint')}
    </EmptyState>
  );
}

function More({ onLoadMore }: { onLoadMore: () => unknown }) {
  const say = usePhrases(commentThreadPhrases);
  const { pending, failure, run } = useTask();
  return (
    <Foot>
      <Button pending={pending} onClick={() => void run(onLoadMore)}>
        {say('more')}
      </Button>
      {failure && <span role="alert">{say('moreFailed')}</span>}
    </Foot>
  );
}

const Root = styled.section`
  /* One measure for what is written and what is read: text, code, replies. */
  --measure: none;
  max-inline-size: 720px;
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};

  & > article + article {
    border-block-start: 1px solid ${theme.color.line};
  }
  & > article {
    content-visibility: auto;
    contain-intrinsic-size: auto 130px;
  }
  &[data-variant='contest'] article[data-role] > [data-part='text'] {
    padding-inline-start: ${theme.space[5]};
    border-inline-start: 3px solid ${theme.color.accent};
  }
`;

const Title = styled.h2`
  margin: 0 0 ${theme.space[5]};
  font: ${theme.font.title};
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[6]};
  & > span {
    color: ${theme.color.danger};
    font: ${theme.font.label};
  }
`;
