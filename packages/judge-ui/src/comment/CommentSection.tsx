import { ApiError, type CommentOrder } from '@oj/contract';
import { Button, CommentThread, Select, theme, usePhrases, useToast } from '@oj/ui';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useWithLogin } from '../links/useLoginFirst';
import { userAddress } from '../links/userAddress';
import { useUser } from '../session/SessionProvider';
import { useMay } from '../session/useMay';
import { anchorOf } from './commentAnchor';
import { commentPhrases } from './commentPhrases';
import { commentSlots } from './commentSlots';
import { ThreadPlaceProvider } from './threadPlace';
import { useCommentChanges } from './useCommentChanges';
import type { CommentOwner } from './useComments';
import { useThreadComments } from './useThreadComments';
import { WritingField } from './WritingField';

export interface CommentSectionProps {
  owner: CommentOwner;
  /** The reader may see what a comment said before, and delete it. */
  moderates: boolean;
  /** Problems of the contest that a question may be about. */
  subjects?: readonly Subject[] | undefined;
  /** Display id of the problem that is chosen at first. */
  firstSubject?: string | undefined;
}

interface Subject {
  displayId: string;
  displayTitle: string;
}

/** What people say about a discussion or ask in a contest: read, written and answered, live. */
export function CommentSection(props: CommentSectionProps) {
  const [order, setOrder] = useState<CommentOrder>('newest');
  const { hash } = useLocation();
  return <Thread key={order} {...props} hash={hash} order={order} onOrderChange={setOrder} />;
}

interface ThreadProps extends CommentSectionProps {
  hash: string;
  order: CommentOrder;
  onOrderChange: (order: CommentOrder) => void;
}

function Thread({ owner, moderates, subjects, firstSubject, hash, order, onOrderChange }: ThreadProps) {
  const say = usePhrases(commentPhrases);
  const toast = useToast();
  const user = useUser();
  const atHome = useLoginBefore();
  const changes = useCommentChanges(owner);
  const [editedId, edit] = useState<number>();
  const anchor = useMemo(() => anchorOf(hash), [hash]);
  const { list, comments, total, fresh, showFresh, isLinkGone, people, wireOf } = useThreadComments(owner, order, anchor);
  const place = { owner, moderates, people, wireOf, editedId, edit, atHome };
  const remove = (id: number) => changes.remove(id).then(() => void toast({ tone: 'success', title: say('deleted') }));
  const isContest = 'cid' in owner;
  return (
    <ThreadPlaceProvider value={place}>
      <CommentThread
        comments={comments}
        total={total}
        loading={list.isPending}
        error={list.error && !list.data ? <FailedQuery title={say('failed')} error={list.error} onRetry={list.refetch} /> : undefined}
        variant={isContest ? 'contest' : 'discussion'}
        focusedCommentId={anchor.commentId}
        focusedReplyId={anchor.replyId}
        slots={commentSlots}
        onLoadMore={list.hasNextPage ? () => list.fetchNextPage({ throwOnError: true }) : undefined}
        onLike={(comment, liked) => (user ? changes.like(Number(comment.id), liked) : atHome(nothing).catch(nothing))}
        onReply={nothing}
        onShowReplies={comment => list.showReplies(Number(comment.id))}
        onDelete={({ id }) => remove(Number(id))}
        onDeleteReply={({ id }) => remove(Number(id))}
        renderAuthorLink={({ uid, username }, name) => <Link to={`${userAddress(username)}&uid=${uid}`}>{name}</Link>}
      >
        <NewComment owner={owner} subjects={subjects} firstSubject={firstSubject} />
        <Order order={order} onChange={onOrderChange} />
        {isLinkGone && <Gone>{say('linkGone')}</Gone>}
        <Fresh>{fresh > 0 && <Button onClick={showFresh}>{say('fresh', { count: fresh })}</Button>}</Fresh>
      </CommentThread>
    </ThreadPlaceProvider>
  );
}

/** Replies are written in the form of `commentSlots`. */
const nothing = async () => undefined;

function NewComment({ owner, subjects, firstSubject = '' }: Pick<CommentSectionProps, 'owner' | 'subjects' | 'firstSubject'>) {
  const say = usePhrases(commentPhrases);
  const toast = useToast();
  const user = useUser();
  const mayComment = useMay('comment_add');
  const { add } = useCommentChanges(owner);
  const isContest = 'cid' in owner;
  const isMuted = user !== undefined && !mayComment;
  const [chosen, choose] = useState(firstSubject);
  const subject = subjects?.find(({ displayId }) => displayId === chosen)?.displayId;
  return (
    <>
      {subjects && subjects.length > 0 && !isMuted && (
        <About
          label={say('about')}
          value={subject ?? ''}
          options={[
            { value: '', label: say('general') },
            ...subjects.map(({ displayId, displayTitle }) => ({ value: displayId, label: `${displayId} · ${displayTitle}` })),
          ]}
          onValueChange={choose}
        />
      )}
      <WritingField
        draftKey={isContest ? `contest.${owner.cid}` : `discussion.${owner.did}`}
        contestTips={isContest}
        {...(isContest && { label: say('question'), placeholder: say('question') })}
        {...(isMuted && { disabled: true, placeholder: say('muted') })}
        onSend={async draft => {
          await add({ ...draft, ...(subject !== undefined && { problem: subject }) });
          toast({ tone: 'success', title: say('posted') });
        }}
      />
    </>
  );
}

const orders: readonly CommentOrder[] = ['newest', 'best'];

function Order({ order, onChange }: { order: CommentOrder; onChange: (order: CommentOrder) => void }) {
  const say = usePhrases(commentPhrases);
  return (
    <Row>
      <Select
        label={say('order')}
        labelHidden
        size="small"
        options={orders.map(value => ({ value, label: say(value) }))}
        value={order}
        onChange={({ target }) => onChange(target.value === 'best' ? 'best' : 'newest')}
      />
    </Row>
  );
}

/** Runs what asks for a login; a visitor is asked to log in, and what was written stays. */
function useLoginBefore() {
  const user = useUser();
  const withLogin = useWithLogin();
  return async (act: () => Promise<unknown>) => {
    if (user) return act();
    withLogin(() => undefined);
    throw new ApiError('login.required');
  };
}

const About = styled(Select)`
  max-width: 420px;
  margin-block-end: ${theme.space[5]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block: ${theme.space[5]};
`;

const Gone = styled.p.attrs({ role: 'status' })`
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Fresh = styled.div.attrs({ role: 'status' })`
  display: flex;
  justify-content: center;
  &:empty {
    display: none;
  }
`;
