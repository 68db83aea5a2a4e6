import type { Comment, Contest } from '@oj/contract';
import { Card, usePhrases } from '@oj/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CommentSection } from '../comment/CommentSection';
import { quoted } from '../comment/quoted';
import { useCommentChanges } from '../comment/useCommentChanges';
import { AreaGate } from '../page/AreaGate';
import { useErrorToast } from '../parts/useErrorToast';
import { contestPhrases } from './contestPhrases';
import type { WrittenAnnouncement } from './editor/ContestAnnouncementDialog';
import { useContestTitle } from './useContestTitle';

const AnnouncementDialog = lazy(async () => ({ default: (await import('./editor/ContestAnnouncementDialog')).ContestAnnouncementDialog }));

/** Questions to the organisers of a contest, and their answers. What concerns everybody becomes an announcement. */
export function ContestQuestions({ contest }: { contest: Contest }) {
  return (
    <AreaGate area="openContestComment">
      <Questions contest={contest} />
    </AreaGate>
  );
}

function Questions({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('comment'));
  const owner = useMemo(() => ({ cid: contest.id }), [contest.id]);
  const { judge } = contest.powers;
  const announcing = useAnnouncing(owner);
  return (
    <Card>
      <CommentSection owner={owner} moderates={judge} {...(judge && { onAnnounce: announcing.begin })} />
      {announcing.written && (
        <Suspense>
          <AnnouncementDialog cid={contest.id} written={announcing.written} onSaved={announcing.saved} onClose={announcing.end} />
        </Suspense>
      )}
    </Card>
  );
}

/** A question is answered when everybody is told. */
function useAnnouncing(owner: { cid: number }) {
  const showError = useErrorToast();
  const { setAnswered } = useCommentChanges(owner);
  const [question, setQuestion] = useState<Comment>();
  const written = useMemo(() => question && announcementOf(question), [question]);
  return {
    written,
    begin: setQuestion,
    saved: () => question && void setAnswered(question.id, true).catch(showError),
    end: () => setQuestion(undefined),
  };
}

const LONGEST_TITLE = 60;

/** The question with the last answer of an organiser, to be changed before it goes out. */
function announcementOf({ content, fromUid, replyList }: Comment): WrittenAnnouncement {
  const [firstLine = ''] = content.split('\n');
  const answer = replyList.findLast(reply => reply.fromUid !== fromUid)?.content ?? '';
  return { title: [...firstLine].slice(0, LONGEST_TITLE).join(''), content: `${quoted(content)}\n\n${answer}` };
}
