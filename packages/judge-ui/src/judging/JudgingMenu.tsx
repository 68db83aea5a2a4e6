import { isUnderway, Status } from '@oj/contract';
import { Button, IconButton, Menu, theme, usePhrases, useToast } from '@oj/ui';
import { Ban, EllipsisVertical, PenLine, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useErrorToast } from '../parts/useErrorToast';
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
  const showError = useErrorToast();
  const { rejudge } = useJudging();
  const [asking, setAsking] = useState<'manual' | 'cancel'>();
  const isFixed = status === Status.compileError || status === Status.compiling || status === Status.judging;
  const again = () => rejudge.mutate(submitId, { onSuccess: () => toast({ tone: 'success', title: say('rejudged') }), onError: showError });
  return (
    <Buttons>
      <Button size="small" pending={rejudge.isPending} onClick={again}>
        <RotateCw aria-hidden /> {say('rejudge')}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton label={say('actions', { id: submitId })} size="small" tone="quiet">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={[
          { label: say('manual'), icon: <PenLine />, disabled: isFixed || isUnderway(status), onSelect: () => setAsking('manual') },
          { label: say('cancel'), icon: <Ban />, tone: 'danger', disabled: isFixed, onSelect: () => setAsking('cancel') },
        ]}
      />
      {asking === 'manual' && <ManualDialog submitId={submitId} status={status} score={score} onClose={() => setAsking(undefined)} />}
      {asking === 'cancel' && <CancelDialog submitId={submitId} onClose={() => setAsking(undefined)} />}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
