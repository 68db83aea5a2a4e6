import { ReportDialog, usePhrases, useToast } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { discussionPhrases } from './discussionPhrases';
import { useReportDiscussion } from './useDiscussionMutations';

/** The dialog that reports a discussion to the admins. */
export function DiscussionReport({ did, onClose }: { did: number; onClose: () => void }) {
  const say = usePhrases(discussionPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const report = useReportDiscussion();
  return (
    <ReportDialog
      open
      onOpenChange={open => !open && onClose()}
      describeError={reason => sentenceFor(reason, sayError)}
      onReport={async ({ labels, reason }) => {
        await report.mutateAsync({ did, labels: [...labels], content: reason });
        toast({ tone: 'success', title: say('reported') });
      }}
    />
  );
}
