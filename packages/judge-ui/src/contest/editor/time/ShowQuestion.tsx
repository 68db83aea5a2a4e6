import type { FreezeEffect } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import type { Question } from '../../../parts/form/useQuestion';
import { contestTimePhrases } from './contestTimePhrases';
import { useEffectText } from './useEffectText';

/** Asks before results become visible: whoever has seen them knows them. */
export function ShowQuestion({ asked, answer, confirm }: Question<FreezeEffect> & { confirm: string }) {
  const say = usePhrases(contestTimePhrases);
  const sayEffect = useEffectText();
  return (
    <ConfirmDialog
      title={say('askShow')}
      description={asked && say('askShowLead', { effect: sayEffect(asked.about) })}
      confirm={confirm}
      tone="primary"
      open={asked !== undefined}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
}
