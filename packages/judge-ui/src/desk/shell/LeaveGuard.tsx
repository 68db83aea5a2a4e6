import { usePhrases } from '@oj/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsaved } from '../../session/unsaved';
import { AskDialog } from './AskDialog';
import { deskPhrases } from './deskPhrases';

interface LeaveGuardProps {
  active: boolean;
  /** What becomes of the changes. Default: they stay in this browser. */
  lead?: string;
}

/** Asks before a link or the closing of the tab leaves a form with unsaved changes. */
export function LeaveGuard({ active, lead }: LeaveGuardProps) {
  const say = usePhrases(deskPhrases);
  const navigate = useNavigate();
  const [way, setWay] = useState<string>();
  useUnsaved(active);

  useEffect(() => {
    if (!active) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const leads = link?.getAttribute('href');
      if (!isPlain || !leads?.startsWith('/') || link?.target === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      setWay(leads);
    };
    addEventListener('beforeunload', stay);
    document.addEventListener('click', ask, true);
    return () => {
      removeEventListener('beforeunload', stay);
      document.removeEventListener('click', ask, true);
    };
  }, [active]);

  return (
    <AskDialog
      title={say('leaveAsk')}
      description={lead ?? say('leaveLead')}
      confirm={say('leave')}
      tone="primary"
      open={way !== undefined}
      onClose={() => setWay(undefined)}
      onConfirm={() => void navigate(way ?? '/admin/problems')}
    />
  );
}
