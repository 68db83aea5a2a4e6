import { type Discussion, visibilities } from '@oj/contract';
import { Button, theme, usePhrases, useToast } from '@oj/ui';
import { Eye, EyeOff, Flag, SquarePen, ThumbsUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useWithLogin } from '../links/useLoginFirst';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useErrorToast } from '../parts/useErrorToast';
import { useUser } from '../session/SessionProvider';
import { useMay } from '../session/useMay';
import { discussionPhrases } from './discussionPhrases';
import { useHideDiscussion, useLikeDiscussion, useRemoveDiscussion } from './useDiscussionMutations';

const DiscussionDialog = lazy(async () => ({ default: (await import('./DiscussionDialog')).DiscussionDialog }));
const DiscussionReport = lazy(async () => ({ default: (await import('./DiscussionReport')).DiscussionReport }));

interface DiscussionActionsProps {
  discussion: Discussion;
  onRemoved: () => void;
  onReposted: (did: number) => void;
}

/** Like and report; for its author edit and delete; for who looks after it delete, and in a group hide. */
export function DiscussionActions({ discussion, onRemoved, onReposted }: DiscussionActionsProps) {
  const say = usePhrases(discussionPhrases);
  const toast = useToast();
  const withLogin = useWithLogin();
  const [opened, setOpened] = useState<'edit' | 'report' | 'remove'>();
  const { id, title, uid, moderates } = discussion;
  const isAuthor = useUser()?.uid === uid;
  const mayEdit = useMay('discussion_edit') && isAuthor;
  const mayRemove = useMay('discussion_del') && (isAuthor || moderates);
  const remove = useRemoveDiscussion();
  const close = () => setOpened(undefined);
  const tellRemoved = () => {
    toast({ tone: 'success', title: say('removed') });
    onRemoved();
  };
  return (
    <Row>
      <LikeButton discussion={discussion} />
      {!isAuthor && (
        <Button tone="quiet" onClick={() => withLogin(() => setOpened('report'))}>
          <Flag aria-hidden /> {say('report')}
        </Button>
      )}
      {mayEdit && (
        <Button tone="quiet" onClick={() => setOpened('edit')}>
          <SquarePen aria-hidden /> {say('edit')}
        </Button>
      )}
      {moderates && discussion.gid !== null && <HideButton discussion={discussion} />}
      {mayRemove && (
        <Button tone="quiet" onClick={() => setOpened('remove')}>
          <Trash2 aria-hidden /> {say('remove')}
        </Button>
      )}
      <Suspense>
        {opened === 'edit' && (
          <DiscussionDialog discussion={discussion} onClose={close} onSaved={saved => saved !== id && onReposted(saved)} />
        )}
        {opened === 'report' && <DiscussionReport did={id} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        title={say('removeAsk', { title })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={opened === 'remove'}
        onClose={close}
        onConfirm={() => remove.mutateAsync(id).then(tellRemoved)}
      />
    </Row>
  );
}

function HideButton({ discussion: { id, status } }: { discussion: Discussion }) {
  const say = usePhrases(discussionPhrases);
  const showError = useErrorToast();
  const hide = useHideDiscussion(id);
  const isHidden = status === visibilities.hidden;
  return (
    <Button tone="quiet" disabled={hide.isPending} onClick={() => hide.mutate(!isHidden, { onError: showError })}>
      {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} {say(isHidden ? 'show' : 'hide')}
    </Button>
  );
}

function LikeButton({ discussion: { id, hasLike, likeNum } }: { discussion: Discussion }) {
  const say = usePhrases(discussionPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const withLogin = useWithLogin();
  const like = useLikeDiscussion(id);
  const toggle = () => {
    const onSuccess = () => void toast({ tone: 'success', title: say(hasLike ? 'unliked' : 'liked') });
    if (!like.isPending) like.mutate(!hasLike, { onSuccess, onError: showError });
  };
  return (
    <Button aria-pressed={hasLike} data-liked={hasLike || undefined} onClick={() => withLogin(toggle)}>
      <ThumbsUp aria-hidden /> {say('like', { count: likeNum })}
    </Button>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[7]};
  & [data-liked] {
    color: ${theme.color.accent};
  }
`;
