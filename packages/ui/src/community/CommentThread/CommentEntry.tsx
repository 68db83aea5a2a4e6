import { Flag, MessageSquare, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { CommentForm } from '../CommentForm/CommentForm';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { CommentBody } from './CommentBody';
import { CommentHead } from './CommentHead';
import { commentThreadPhrases } from './commentThreadPhrases';
import { entryStyle } from './entryStyle';
import { LikeButton } from './LikeButton';
import { QuietButton } from './QuietButton';
import { ReplyList } from './ReplyList';
import { useThread } from './threadActions';
import type { ReplyTarget, ThreadComment, ThreadReply } from './threadComment';

interface CommentEntryProps {
  comment: ThreadComment;
  idPrefix: string;
  eager: boolean;
  /** The address leads to this comment. */
  focused: boolean;
  /** The address leads to this one of its replies. */
  focusedReplyId: string | number | undefined;
}

/** One comment with what can be done with it and its replies. Draws itself again only when the comment changes. */
export const CommentEntry = memo(function CommentEntry({ comment, idPrefix, eager, focused, focusedReplyId }: CommentEntryProps) {
  const say = usePhrases(commentThreadPhrases);
  const { onLike, onReply, onDelete, onReport, askDelete, slots: { Mark, Actions, Text } = {} } = useThread();
  const [answered, setAnswered] = useState<ThreadReply | 'comment'>();
  const { author, content, createdAt, liked, likeCount, mayDelete = false, mayReply = true } = comment;
  const anchor = `${idPrefix}-${comment.id}`;
  const text = <CommentBody source={content} eager={eager} />;
  const formFor = (reply?: ThreadReply) =>
    answered !== undefined &&
    (reply ? answered !== 'comment' && answered.id === reply.id : answered === 'comment') && (
      <ReplyForm target={{ comment, reply }} onDone={() => setAnswered(undefined)} />
    );
  return (
    <Entry
      id={anchor}
      aria-label={say('by', { name: author.username })}
      tabIndex={-1}
      data-role={author.role ?? undefined}
      data-focused={focused || undefined}
    >
      <div data-part="face">
        <Avatar name={author.username} src={author.avatarUrl ?? undefined} size={40} decorative />
      </div>
      <div data-part="text">
        <CommentHead author={author} createdAt={createdAt} anchor={anchor}>
          {Mark && <Mark comment={comment} />}
        </CommentHead>
        {Text ? <Text comment={comment}>{text}</Text> : text}
        <div data-part="actions">
          {onLike && <LikeButton liked={liked} count={likeCount} onLike={wish => onLike(comment, wish)} />}
          {onReply && mayReply && (
            <QuietButton type="button" onClick={() => setAnswered('comment')}>
              <MessageSquare aria-hidden />
              {say('reply')}
            </QuietButton>
          )}
          {Actions && <Actions comment={comment} onAnswer={() => setAnswered('comment')} />}
          {onReport && (
            <QuietButton type="button" onClick={() => onReport(comment)}>
              <Flag aria-hidden />
              {say('report')}
            </QuietButton>
          )}
          {onDelete && mayDelete && (
            <QuietButton type="button" onClick={() => askDelete({ comment })}>
              <Trash2 aria-hidden />
              {say('remove')}
            </QuietButton>
          )}
        </div>
        {formFor()}
        <ReplyList
          comment={comment}
          focusedReplyId={focusedReplyId}
          idPrefix={idPrefix}
          eager={eager}
          onAnswer={setAnswered}
          formFor={formFor}
        />
      </div>
    </Entry>
  );
});

function ReplyForm({ target, onDone }: { target: ReplyTarget; onDone: () => void }) {
  const say = usePhrases(commentThreadPhrases);
  const { onReply, describeError, slots } = useThread();
  const label = say('replyTo', { name: (target.reply ?? target.comment).author.username });
  const post = async (text: string) => {
    await onReply?.(target, text);
    onDone();
  };
  if (slots?.ReplyForm)
    return (
      <Answer>
        <slots.ReplyForm target={target} onDone={onDone} />
      </Answer>
    );
  return (
    <Answer>
      <CommentForm
        label={label}
        placeholder={label}
        submitLabel={say('replySubmit')}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just asked to write here
        autoFocus
        onCancel={onDone}
        onSubmit={post}
        {...(describeError ? { describeError } : {})}
      />
    </Answer>
  );
}

const Entry = styled.article`
  ${entryStyle}
  padding-block: ${theme.space[6]};
`;

const Answer = styled.div`
  margin-block: ${theme.space[4]} ${theme.space[5]};
`;
