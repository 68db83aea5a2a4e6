import { usePhrases } from '@oj/ui';
import { useEffect } from 'react';
import { useHeldNavigation } from '../session/guardedHistory';
import { useUnsaved } from '../session/unsaved';
import { ConfirmDialog } from './ConfirmDialog';
import { partPhrases } from './partPhrases';

interface LeaveGuardProps {
  active: boolean;
  /** Says what happens to the changes. Default: they stay in this browser. */
  lead?: string;
}

/** Asks before a form with unsaved changes is left: by a link, by Back or Forward, by the code of a page, or by closing the tab. */
export function LeaveGuard({ active, lead }: LeaveGuardProps) {
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
      description={lead ?? say('leaveLead')}
      confirm={say('leave')}
      tone="primary"
      open={proceed !== undefined}
      onClose={stay}
      onConfirm={() => proceed?.()}
    />
  );
}
