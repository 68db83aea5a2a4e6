import type { Contest } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { contestAddress } from '../links/contestAddress';
import { useUser } from '../session/SessionProvider';
import { contestPhrases } from './contestPhrases';
import { useUnreadAnnouncements } from './useContestAnnouncements';

/** Those that a message has told of since the page was loaded, by reader. */
const told = new Set<string>();

/** Tells over every page of a contest, focus mode included, of announcements that the reader has not opened. Draws nothing itself. */
export function AnnouncementNotice({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  const toast = useToast();
  const navigate = useNavigate();
  const uid = useUser()?.uid ?? '';
  const unread = useUnreadAnnouncements(contest);
  useEffect(() => {
    const fresh = unread.filter(({ id }) => !told.has(`${uid}.${id}`));
    const [newest] = fresh;
    if (!newest) return;
    for (const { id } of fresh) told.add(`${uid}.${id}`);
    toast({
      title: fresh.length > 1 ? say('newAnnouncements', { count: fresh.length }) : say('newAnnouncement'),
      description: newest.title,
      durationMs: Infinity,
      action: { label: say('read'), onAction: () => void navigate(contestAddress(contest.id, 'announcements')), hint: say('readHint') },
    });
  }, [contest.id, navigate, say, toast, uid, unread]);
  return null;
}
