import { Alert, Button, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { boardPhrases } from './boardPhrases';

/** Tells organisers of a contest that is over that its board is still frozen, and opens it for everybody. */
export function OpenBoard({ cid }: { cid: number }) {
  const say = usePhrases(boardPhrases);
  const toast = useToast();
  const open = useChange(contestKeys.all(cid), (api, _: void) => api.contest.openBoard({ cid }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Alert
        tone="warning"
        actions={
          <Button size="small" onClick={() => setIsAsking(true)}>
            {say('openBoard')}
          </Button>
        }
      >
        {say('openBoardLead')}
      </Alert>
      <ConfirmDialog
        title={say('openBoardAsk')}
        description={say('openBoardEffect')}
        confirm={say('openBoard')}
        tone="primary"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await open.mutateAsync();
          toast({ tone: 'success', title: say('openBoardDone') });
        }}
      />
    </>
  );
}
