import type { Classification } from '@oj/contract';
import { Button, Dialog, TextField, usePhrases } from '@oj/ui';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
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
  const { id, name, rank } = classification;
  const form = useSaveForm({
    stored: { name, rank: String(rank) },
    faultsOf: values => ({
      ...(values.name.trim() ? {} : { name: 'nameRule' as const }),
      ...(/^\d+$/.test(values.rank) && Number(values.rank) <= HIGHEST_RANK ? {} : { rank: 'rankRule' as const }),
    }),
    sayFault: fault => say(fault),
    save: values => saveClassification.mutateAsync({ id, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialogForm
      form={form}
      submit={say('save')}
      aside={
        id !== undefined && (
          <Button tone="danger" onClick={() => onRemove(classification)}>
            {say('remove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField label={say('name')} required maxLength={64} {...form.field('name')} />
      <TextField label={say('rank')} hint={say('rankHint')} inputMode="numeric" {...form.field('rank')} />
    </SaveDialogForm>
  );
}
