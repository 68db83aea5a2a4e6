import type { ProblemFault } from '@oj/contract';
import { useLocale, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { useWholeApi } from '../../api/WholeApi';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { problemCheckPhrases } from './problemCheckPhrases';

interface Asked {
  faults: readonly ProblemFault[];
  answer: (isWanted: boolean) => void;
}

/** Asks before a problem becomes public whose checks have failed. `mayPublish` answers whether it is wanted; `dialog` has to be shown. */
export function usePublishGuard() {
  const wholeApi = useWholeApi();
  const say = usePhrases(problemCheckPhrases);
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const mayPublish = async (pid: number): Promise<boolean> => {
    // Whoever may not see the checks is not kept from publishing by them.
    const faults = await (await wholeApi()).problemCheck.state({ pid }).then(
      state => state.faults,
      () => [],
    );
    return !faults.length || new Promise<boolean>(answer => setAsked({ faults, answer }));
  };
  const close = () => {
    asked?.answer(false);
    setAsked(undefined);
  };
  const what = new Intl.ListFormat(locale).format((asked?.faults ?? []).map(fault => say(fault)));
  const dialog = (
    <ConfirmDialog
      title={say('publishTitle')}
      description={say('publishLead', { what })}
      confirm={say('publish')}
      open={asked !== undefined}
      onClose={close}
      onConfirm={() => asked?.answer(true)}
    />
  );
  return { mayPublish, dialog };
}
