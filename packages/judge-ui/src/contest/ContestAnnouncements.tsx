import type { Contest } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { AnnouncementCard } from '../announcement/AnnouncementCard';
import { contestPhrases } from './contestPhrases';
import { useContestAnnouncements, useReadAnnouncements } from './useContestAnnouncements';
import { useContestTitle } from './useContestTitle';

/** What the organisers announce in a contest. This browser keeps which ones the reader has opened. */
export function ContestAnnouncements({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('announcements'));
  const { read, markRead } = useReadAnnouncements(contest.id);
  const list = useContestAnnouncements(contest.id);
  return <AnnouncementCard list={list} isUnread={id => !read.includes(String(id))} onOpen={markRead} />;
}
