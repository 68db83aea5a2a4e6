import type { Announcement } from '@oj/contract';
import { Button, Card, RelativeTime, Skeleton, usePhrases } from '@oj/ui';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { announcementPhrases } from './announcementPhrases';

/** The reader of Markdown is heavy, and most visits open no announcement. */
const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

interface OpenAnnouncementProps {
  announcement: Announcement;
  onClose: () => void;
}

/** One announcement in full. */
export function OpenAnnouncement({ announcement: { title, content, username, gmtCreate }, onClose }: OpenAnnouncementProps) {
  const say = usePhrases(announcementPhrases);
  return (
    <Card
      title={title}
      description={
        <>
          <bdi>{username}</bdi> · <RelativeTime at={gmtCreate} />
        </>
      }
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has just gone
        <Button size="small" autoFocus onClick={onClose}>
          <ArrowLeft aria-hidden /> {say('back')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <MarkdownViewer source={content} />
      </Suspense>
    </Card>
  );
}
