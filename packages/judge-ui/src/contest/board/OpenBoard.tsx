import { type ContestRow, contestTypes } from '@oj/contract';
import { Alert, Button, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { boardPhrases } from './boardPhrases';

interface OpenBoardProps {
  contest: Pick<ContestRow, 'id' | 'type'>;
  /** The board is open, and the button is about to go: whatever takes the focus. */
  onOpened?: () => void;
}

/** Tells organisers of a contest that is over that its board is still frozen, and opens it. */
export function OpenBoard({ contest }: Pick<OpenBoardProps, 'contest'>) {
  const say = usePhrases(boardPhrases);
  return (
    <Alert tone="warning" actions={<OpenBoardButton contest={contest} />}>
      {say('openBoardLead')}
    </Alert>
  );
}

/** Shows everybody the results since the freeze, after a question. */
export function OpenBoardButton({ contest: { id: cid, type }, onOpened }: OpenBoardProps) {
  const say = usePhrases(boardPhrases);
  const toast = useToast();
  const open = useChange(contestKeys.all(cid), (api, _: void) => api.contest.openBoard({ cid }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {say('openBoard')}
      </Button>
      <ConfirmDialog
        title={say('openBoardAsk')}
        description={say(type === contestTypes.oi ? 'openOi' : 'openAcm')}
        confirm={say('openBoard')}
        tone="primary"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await open.mutateAsync();
          toast({ tone: 'success', title: say('openBoardDone') });
          onOpened?.();
        }}
      />
    </>
  );
}
