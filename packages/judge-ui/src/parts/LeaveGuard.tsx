import { usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => active && nextLocation.pathname !== currentLocation.pathname);
  const isLeaving = useRef(false);
  useUnsaved(active);

  useEffect(() => {
    if (!active) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [active]);

  const leave = () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  /** The dialog also closes after a confirmation. A reset at that moment would cancel the navigation that was just allowed. */
  const close = () => {
    if (!isLeaving.current) blocker.reset?.();
    isLeaving.current = false;
  };
  return (
    <ConfirmDialog
      title={say('leaveAsk')}
      description={lead ?? say('leaveLead')}
      confirm={say('leave')}
      tone="primary"
      open={blocker.state === 'blocked'}
      onClose={close}
      onConfirm={leave}
    />
  );
}
