import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { CommentBody } from './CommentBody';
import { CommentHead } from './CommentHead';
import { commentThreadPhrases } from './commentThreadPhrases';
import { entryStyle } from './entryStyle';
import { QuietButton } from './QuietButton';
import { useThread } from './threadActions';
import type { ThreadComment, ThreadReply } from './threadComment';

interface ReplyListProps {
  comment: ThreadComment;
  /** The address leads to this one: all are there from the start. */
  focusedReplyId: string | number | undefined;
  idPrefix: string;
  eager: boolean;
  onAnswer: (reply: ThreadReply) => void;
  /** Draws the form under the reply that is being answered. */
  formFor: (reply: ThreadReply) => ReactNode;
}

/** Number of replies that are shown before the reader asks for all. */
const FEW = 3;

/** The replies of a comment: three, then all. */
export function ReplyList({ comment, focusedReplyId, idPrefix, eager, onAnswer, formFor }: ReplyListProps) {
  const say = usePhrases(commentThreadPhrases);
  const { onShowReplies } = useThread();
  const [chosen, setAll] = useState<boolean>();
  const all = chosen ?? focusedReplyId !== undefined;
  const { pending, failure, run } = useTask();
  const { replies, replyTotal, author } = comment;
  const total = Math.max(replyTotal, replies.length);
  const showAll = async () => {
    if (all) setAll(false);
    else if (replies.length >= replyTotal || (await run(() => onShowReplies?.(comment)))) setAll(true);
  };
  if (total === 0) return null;
  return (
    <Root>
      <ul aria-label={say('replies', { name: author.username })}>
        {(all ? replies : replies.slice(0, FEW)).map(reply => (
          <li key={reply.id}>
            <ReplyEntry
              reply={reply}
              comment={comment}
              anchor={`${idPrefix}-reply-${reply.id}`}
              focused={reply.id === focusedReplyId}
              eager={eager}
              onAnswer={onAnswer}
            />
            {formFor(reply)}
          </li>
        ))}
      </ul>
      {total > FEW && (
        <QuietButton type="button" aria-expanded={all} aria-busy={pending} onClick={() => void showAll()}>
          {all ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          {all ? say('showFew') : say('showAll', { count: total })}
        </QuietButton>
      )}
      {failure && <Failure role="alert">{say('moreFailed')}</Failure>}
    </Root>
  );
}

interface ReplyEntryProps {
  reply: ThreadReply;
  comment: ThreadComment;
  anchor: string;
  focused: boolean;
  eager: boolean;
  onAnswer: (reply: ThreadReply) => void;
}

function ReplyEntry({ reply, comment, anchor, focused, eager, onAnswer }: ReplyEntryProps) {
  const say = usePhrases(commentThreadPhrases);
  const { onReply, onDeleteReply, askDelete, slots: { Mark, Actions, Text } = {} } = useThread();
  const target = { comment, reply };
  const text = <CommentBody source={reply.content} eager={eager} />;
  const { author, toUsername, createdAt, mayDelete = false, mayReply = true } = reply;
  return (
    <Entry
      id={anchor}
      aria-label={say('replyBy', { name: author.username })}
      tabIndex={-1}
      data-role={author.role ?? undefined}
      data-focused={focused || undefined}
    >
      <div data-part="face">
        <Avatar name={author.username} src={author.avatarUrl ?? undefined} size={24} decorative />
      </div>
      <div data-part="text">
        <CommentHead author={author} createdAt={createdAt} anchor={anchor}>
          {toUsername && (
            <To>
              {say('answers')} <bdi>{toUsername}</bdi>
            </To>
          )}
          {Mark && <Mark {...target} />}
        </CommentHead>
        {Text ? <Text {...target}>{text}</Text> : text}
        <div data-part="actions">
          {onReply && mayReply && (
            <QuietButton type="button" onClick={() => onAnswer(reply)}>
              {say('reply')}
            </QuietButton>
          )}
          {Actions && <Actions {...target} onAnswer={() => onAnswer(reply)} />}
          {onDeleteReply && mayDelete && (
            <QuietButton type="button" onClick={() => askDelete(target)}>
              <Trash2 aria-hidden />
              {say('remove')}
            </QuietButton>
          )}
        </div>
      </div>
    </Entry>
  );
}

const Root = styled.div`
  margin-block-start: ${theme.space[3]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 2px solid ${theme.color.line};
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Entry = styled.article`
  ${entryStyle}
  padding-block: ${theme.space[3]};
`;

const To = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Failure = styled.span`
  color: ${theme.color.danger};
  font: ${theme.font.caption};
`;
