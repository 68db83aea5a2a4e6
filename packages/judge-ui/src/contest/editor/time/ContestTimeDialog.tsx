import { Dialog, Skeleton, usePhrases } from '@oj/ui';
import { FailedQuery } from '../../../api/FailedQuery';
import { offsetOf } from '../../summaryOf';
import { useContestTimes } from '../useContestAdmin';
import { contestTimePhrases } from './contestTimePhrases';
import { TimeForm } from './TimeForm';

interface ContestTimeDialogProps {
  cid: number;
  /** Title of the contest. */
  title: string;
  open: boolean;
  onClose: () => void;
}

/**
 * The one place where the times of a contest change once it is about to be held: it is extended, moved, paused and resumed here, and its
 * board is frozen.
 */
export function ContestTimeDialog({ cid, title, open, onClose }: ContestTimeDialogProps) {
  const say = usePhrases(contestTimePhrases);
  return (
    <Dialog title={say('title', { title })} width={560} closeOnOutsidePress={false} open={open} onOpenChange={next => !next && onClose()}>
      {open && <Loaded cid={cid} onClose={onClose} />}
    </Dialog>
  );
}

/** Whoever opens the dialog decides upon the times of this moment, not upon those of a list that was read a while ago. */
function Loaded({ cid, onClose }: Pick<ContestTimeDialogProps, 'cid' | 'onClose'>) {
  const say = usePhrases(contestTimePhrases);
  const { data, error, dataUpdatedAt, refetch } = useContestTimes(cid);
  if (error && !data) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  return <TimeForm contest={data} serverOffsetMs={offsetOf(data.now, dataUpdatedAt)} onReload={refetch} onClose={onClose} />;
}
