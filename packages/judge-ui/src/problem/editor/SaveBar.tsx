import { Button, usePhrases } from '@oj/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { StickyBar } from '../../parts/StickyBar';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

interface SaveBarProps {
  isNew: boolean;
  /** Why the last save was refused. */
  refusal: string | undefined;
  onDiscard: () => void;
}

/** Stays at the foot of the window while the form scrolls. */
export function SaveBar({ isNew, refusal, onDiscard }: SaveBarProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { isDirty, isSubmitting } = useFormState({ control });
  return (
    <StickyBar>
      {refusal ? <strong role="alert">{refusal}</strong> : <span>{say(isDirty ? 'unsaved' : isNew ? 'untouched' : 'clean')}</span>}
      {isDirty && (
        <Button tone="quiet" disabled={isSubmitting} onClick={onDiscard}>
          {say('discard')}
        </Button>
      )}
      <Button type="submit" tone="primary" pending={isSubmitting}>
        {say('save')}
      </Button>
    </StickyBar>
  );
}
