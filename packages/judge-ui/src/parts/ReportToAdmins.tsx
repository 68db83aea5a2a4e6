import { type Report, ReportDialog, usePhrases, useToast } from '@oj/ui';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { partPhrases } from './partPhrases';

interface ReportToAdminsProps {
  onReport: (words: { labels: Report['labels'][number][]; content: string }) => Promise<unknown>;
  onClose: () => void;
}

/** The dialog that reports something to the admins. */
export function ReportToAdmins({ onReport, onClose }: ReportToAdminsProps) {
  const say = usePhrases(partPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  return (
    <ReportDialog
      open
      onOpenChange={open => !open && onClose()}
      describeError={reason => sentenceFor(reason, sayError)}
      onReport={async ({ labels, reason }) => {
        await onReport({ labels: [...labels], content: reason });
        toast({ tone: 'success', title: say('reported') });
      }}
    />
  );
}
