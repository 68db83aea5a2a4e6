import { usePhrases } from '@oj/ui';
import { useEffect } from 'react';
import { useHeldNavigation } from '../session/guardedHistory';
import { useUnsaved } from '../session/unsaved';
import { ConfirmDialog } from './ConfirmDialog';
import { partPhrases } from './partPhrases';

interface LeaveGuardProps {
  active: boolean;
  /** The form keeps unsaved changes in this browser. */
  keepsDraft?: boolean;
  /** Says what happens when the page is left, if it is not about changes. */
  lead?: string;
}

/** Asks before a form with unsaved changes is left: by a link, by Back or Forward, by the code of a page, or by closing the tab. */
export function LeaveGuard({ active, keepsDraft, lead }: LeaveGuardProps) {
  const say = usePhrases(partPhrases);
  const { proceed, stay } = useHeldNavigation(active);
  useUnsaved(active);

  useEffect(() => {
    if (!active) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [active]);

  return (
    <ConfirmDialog
      title={say('leaveAsk')}
      description={lead ?? say(keepsDraft ? 'leaveKept' : 'leaveLead')}
      confirm={say('leave')}
      tone="primary"
      open={proceed !== undefined}
      onClose={stay}
      onConfirm={() => proceed?.()}
    />
  );
}
