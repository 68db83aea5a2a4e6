import { ReportToAdmins } from '../parts/ReportToAdmins';
import { useReportDiscussion } from './useDiscussionMutations';

/** The dialog that reports a discussion. */
export function DiscussionReport({ did, onClose }: { did: number; onClose: () => void }) {
  const report = useReportDiscussion();
  return <ReportToAdmins onClose={onClose} onReport={words => report.mutateAsync({ did, ...words })} />;
}
