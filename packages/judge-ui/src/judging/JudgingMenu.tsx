import { isUnderway, Status } from '@oj/contract';
import { IconButton, Menu, usePhrases, useToast } from '@oj/ui';
import { Ban, EllipsisVertical, PenLine, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTellError } from '../api/useTellError';
import { CancelDialog } from './CancelDialog';
import { judgingPhrases } from './judgingPhrases';
import { ManualDialog } from './ManualDialog';
import { useJudging } from './useJudging';

export interface JudgingMenuProps {
  submitId: number;
  status: Status;
  score: number | null;
}

/** What a super admin may do to a submission. One that does not compile, or is being judged, has no other verdict. */
export function JudgingMenu({ submitId, status, score }: JudgingMenuProps) {
  const say = usePhrases(judgingPhrases);
  const toast = useToast();
  const tellError = useTellError();
  const { rejudge } = useJudging();
  const [asking, setAsking] = useState<'manual' | 'cancel'>();
  const isFixed = status === Status.compileError || status === Status.compiling || status === Status.judging;
  const again = () => rejudge.mutate(submitId, { onSuccess: () => toast({ tone: 'success', title: say('rejudged') }), onError: tellError });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={say('actions', { id: submitId })} size="small" tone="quiet">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={[
          { label: say('rejudge'), icon: <RotateCw />, onSelect: again },
          { label: say('manual'), icon: <PenLine />, disabled: isFixed || isUnderway(status), onSelect: () => setAsking('manual') },
          { label: say('cancel'), icon: <Ban />, tone: 'danger', disabled: isFixed, onSelect: () => setAsking('cancel') },
        ]}
      />
      {asking === 'manual' && <ManualDialog submitId={submitId} status={status} score={score} onClose={() => setAsking(undefined)} />}
      {asking === 'cancel' && <CancelDialog submitId={submitId} onClose={() => setAsking(undefined)} />}
    </>
  );
}
