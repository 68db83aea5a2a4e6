import { type Announcement, type Contest, contestPhases } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi } from '../api/ApiProvider';
import { useStoredList } from '../parts/storage/useStoredList';
import { useUser } from '../session/SessionProvider';
import { contestKeys } from '../api/contestKeys';
import * as pollMs from '../live/pollMs';

/** The server takes as many ids of read announcements, and lists have at most 300 rows. */
const MOST_READ = 1_000;
const MOST_ROWS = 300;

/** Ids of the announcements of a contest that the reader has opened in this browser. */
export function useReadAnnouncements(cid: number) {
  const uid = useUser()?.uid ?? '';
  const [read, change] = useStoredList(`oj.contest.${cid}.read.${uid}`);
  const markRead = useCallback(
    (id: number) => change(before => [...before.filter(each => each !== String(id)), String(id)].slice(-MOST_READ)),
    [change],
  );
  return { read, markRead };
}

export function useContestAnnouncements(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.announcements(cid, user?.uid),
    queryFn: () => api.contest.announcements({ cid, limit: MOST_ROWS }),
  });
}

const none: readonly Announcement[] = [];

/** Announcements of the contest that the reader has not opened, the newest first; asked for every minute while it runs. */
export function useUnreadAnnouncements({ id, status, powers }: Contest): readonly Announcement[] {
  const api = useApi();
  const user = useUser();
  const { read } = useReadAnnouncements(id);
  const { data } = useQuery({
    queryKey: contestKeys.unread(id, user?.uid),
    queryFn: () => api.contest.unreadAnnouncements({ cid: id, readAnnouncementList: read.map(Number) }),
    enabled: !!user && powers.read && status === contestPhases.running,
    refetchInterval: pollMs.contestAnnouncements,
  });
  return useMemo(() => data?.filter(each => !read.includes(String(each.id))) ?? none, [data, read]);
}
