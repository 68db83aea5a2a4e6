import type { Classification } from '@oj/contract';
import { Button, Dialog, TextField, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { tagAdminPhrases } from './tagAdminPhrases';
import { useTagMutations } from './useTagAdmin';

const HIGHEST_RANK = 1_000_000;

export interface EditedClassification extends Pick<Classification, 'name' | 'rank'> {
  /** Absent for a new classification. */
  id?: number;
}

interface ClassificationDialogProps {
  /** The dialog is closed when it is undefined. */
  classification: EditedClassification | undefined;
  onClose: () => void;
  onRemove: (classification: EditedClassification) => void;
}

/** A classification by its name and rank. */
export function ClassificationDialog({ classification, onClose, onRemove }: ClassificationDialogProps) {
  const say = usePhrases(tagAdminPhrases);
  const title = classification?.id === undefined ? say('addClassification') : say('editClassification', { name: classification.name });
  return (
    <Dialog title={title} width={440} closeOnOutsidePress={false} open={!!classification} onOpenChange={open => !open && onClose()}>
      {classification && <ClassificationForm classification={classification} onClose={onClose} onRemove={onRemove} />}
    </Dialog>
  );
}

function ClassificationForm({ classification, onClose, onRemove }: ClassificationDialogProps & { classification: EditedClassification }) {
  const say = usePhrases(tagAdminPhrases);
  const { saveClassification } = useTagMutations();
  const [name, setName] = useState(classification.name);
  const [rank, setRank] = useState(String(classification.rank));
  const [isAsked, setIsAsked] = useState(false);
  const isRank = /^\d+$/.test(rank) && Number(rank) <= HIGHEST_RANK;
  const save = () => {
    setIsAsked(true);
    if (name.trim() && isRank) saveClassification.mutate({ id: classification.id, name, rank }, { onSuccess: onClose });
  };
  return (
    <DialogForm
      submit={say('save')}
      sending={saveClassification}
      aside={
        classification.id !== undefined && (
          <Button tone="danger" onClick={() => onRemove(classification)}>
            {say('remove')}
          </Button>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('name')}
        required
        maxLength={64}
        value={name}
        error={isAsked && !name.trim() && say('nameRule')}
        onChange={event => setName(event.target.value)}
      />
      <TextField
        label={say('rank')}
        hint={say('rankHint')}
        inputMode="numeric"
        value={rank}
        error={isAsked && !isRank && say('rankRule')}
        onChange={event => setRank(event.target.value)}
      />
    </DialogForm>
  );
}
