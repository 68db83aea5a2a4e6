import { Button, usePhrases } from '@oj/ui';
import { useFormState } from 'react-hook-form';
import { partPhrases } from './partPhrases';
import { StickyBar } from './StickyBar';

interface SaveBarProps {
  isNew: boolean;
  /** The form keeps unsaved changes in this browser. */
  keepsDraft?: true;
  /** What is to mend, or why the last save was refused. */
  refusal: string | undefined;
  onDiscard: () => void;
}

/** Saves the form around it, or discards its changes. Stays at the foot of the window while the form scrolls. */
export function SaveBar({ isNew, keepsDraft, refusal, onDiscard }: SaveBarProps) {
  const say = usePhrases(partPhrases);
  const { isDirty, isSubmitting } = useFormState();
  const unsaved = keepsDraft ? 'unsavedKept' : 'unsaved';
  return (
    <StickyBar>
      {refusal ? <strong role="alert">{refusal}</strong> : <span>{say(isDirty ? unsaved : isNew ? 'untouched' : 'allSaved')}</span>}
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
