import type { Contest } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { contestAddress } from '../links/contestAddress';
import { useStoredList } from '../parts/storage/useStoredList';
import { useUser } from '../session/SessionProvider';
import { contestPhrases } from './contestPhrases';
import { useUnreadAnnouncements } from './useContestAnnouncements';

/** Older ones are forgotten. */
const MOST_TOLD = 1_000;

/**
 * Tells over every page of a contest, focus mode included, of announcements that the reader has not opened: of each once in this browser, for
 * the tab of the announcements goes on saying it. Draws nothing itself.
 */
export function AnnouncementNotice({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  const toast = useToast();
  const navigate = useNavigate();
  const uid = useUser()?.uid ?? '';
  const unread = useUnreadAnnouncements(contest);
  const [told, change] = useStoredList(`oj.contest.${contest.id}.told.${uid}`);
  useEffect(() => {
    const fresh = unread.filter(({ id }) => !told.includes(String(id)));
    const [newest] = fresh;
    if (!newest) return;
    change(before => [...before, ...fresh.map(({ id }) => String(id))].slice(-MOST_TOLD));
    toast({
      title: fresh.length > 1 ? say('newAnnouncements', { count: fresh.length }) : say('newAnnouncement'),
      description: newest.title,
      action: { label: say('read'), onAction: () => void navigate(contestAddress(contest.id, 'announcements')), hint: say('readHint') },
    });
  }, [contest.id, navigate, say, toast, told, change, unread]);
  return null;
}
