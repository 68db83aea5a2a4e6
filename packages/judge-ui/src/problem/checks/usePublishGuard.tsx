import { usePhrases } from '@oj/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { problemCheckPhrases } from './problemCheckPhrases';
import { useFailedChecks } from './useFailedChecks';

interface Asked {
  failed: string;
  answer: (isWanted: boolean) => void;
}

/** Asks before a problem becomes public whose checks have failed. `mayPublish` answers whether it is wanted; `dialog` has to be shown. */
export function usePublishGuard() {
  const say = usePhrases(problemCheckPhrases);
  const failedChecks = useFailedChecks();
  const [asked, setAsked] = useState<Asked>();
  const mayPublish = async (pid: number): Promise<boolean> => {
    const failed = await failedChecks(pid);
    return failed === undefined || new Promise<boolean>(answer => setAsked({ failed, answer }));
  };
  const close = () => {
    asked?.answer(false);
    setAsked(undefined);
  };
  const dialog = (
    <ConfirmDialog
      title={say('publishTitle')}
      description={asked?.failed ?? ''}
      confirm={say('publish')}
      open={asked !== undefined}
      onClose={close}
      onConfirm={() => asked?.answer(true)}
    />
  );
  return { mayPublish, dialog };
}
