import type { Contest } from '@oj/contract';
import { Button, theme, usePhrases } from '@oj/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AnnouncementCard } from '../announcement/AnnouncementCard';
import { GroupAdminScope } from '../page/AdminScope';
import { contestPhrases } from './contestPhrases';
import type { WrittenAnnouncement } from './editor/ContestAnnouncementDialog';
import { useContestAnnouncements, useReadAnnouncements } from './useContestAnnouncements';
import { useContestTitle } from './useContestTitle';

const AnnouncementDialog = lazy(async () => ({ default: (await import('./editor/ContestAnnouncementDialog')).ContestAnnouncementDialog }));

/** What the organisers announce in a contest, and for the jury a button to announce. This browser keeps which ones the reader has opened. */
export function ContestAnnouncements({ contest }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('announcements'));
  const { read, markRead } = useReadAnnouncements(contest.id);
  const list = useContestAnnouncements(contest.id);
  return (
    <>
      {contest.powers.judge && <Announce contest={contest} onSaved={() => void list.refetch()} />}
      <AnnouncementCard list={list} isUnread={id => !read.includes(String(id))} onOpen={markRead} />
    </>
  );
}

function Announce({ contest: { id, gid }, onSaved }: { contest: Contest; onSaved: () => void }) {
  const say = usePhrases(contestPhrases);
  const [written, setWritten] = useState<WrittenAnnouncement>();
  const dialog = <AnnouncementDialog cid={id} written={written} onSaved={onSaved} onClose={() => setWritten(undefined)} />;
  return (
    <Head>
      <Button onClick={() => setWritten({ title: '', content: '' })}>
        <Plus aria-hidden /> {say('announce')}
      </Button>
      {written && <Suspense>{gid === null ? dialog : <GroupAdminScope group={{ id: gid, name: '' }}>{dialog}</GroupAdminScope>}</Suspense>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${theme.space[5]};
`;
