import type { Classification, SourcedTag } from '@oj/contract';
import { Button, ColorPicker, Dialog, Select, TextField, usePhrases } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { tagAdminPhrases } from './tagAdminPhrases';
import { useTagMutations } from './useTagAdmin';

const FIRST_COLOR = '#4547b1';

export interface EditedTag extends Pick<SourcedTag, 'name' | 'color' | 'tcid'> {
  /** Absent for a new tag. */
  id?: number;
}

interface TagDialogProps {
  /** The dialog is closed when it is undefined. */
  tag: EditedTag | undefined;
  classifications: readonly Classification[];
  onClose: () => void;
  onRemove: (tag: EditedTag) => void;
}

/** A tag by its name, colour and classification. */
export function TagDialog({ tag, classifications, onClose, onRemove }: TagDialogProps) {
  const say = usePhrases(tagAdminPhrases);
  const title = tag?.id === undefined ? say('addTag') : say('editTag', { name: tag.name });
  return (
    <Dialog title={title} width={440} closeOnOutsidePress={false} open={!!tag} onOpenChange={open => !open && onClose()}>
      {tag && <TagForm tag={tag} classifications={classifications} onClose={onClose} onRemove={onRemove} />}
    </Dialog>
  );
}

function TagForm({ tag, classifications, onClose, onRemove }: TagDialogProps & { tag: EditedTag }) {
  const say = usePhrases(tagAdminPhrases);
  const { saveTag } = useTagMutations();
  const { id, name, color, tcid } = tag;
  const form = useSaveForm({
    stored: { name, color: color ?? FIRST_COLOR, tcid },
    faultsOf: values => (values.name.trim() ? {} : { name: 'nameRule' as const }),
    sayFault: fault => say(fault),
    save: values => saveTag.mutateAsync({ id, ...values }),
    onSaved: onClose,
  });
  const { control } = form.methods;
  return (
    <SaveDialogForm
      form={form}
      submit={say('save')}
      aside={
        id !== undefined && (
          <Button tone="danger" onClick={() => onRemove(tag)}>
            {say('remove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField label={say('name')} required maxLength={64} {...form.field('name')} />
      <Controller
        control={control}
        name="tcid"
        render={({ field: { value, onChange } }) => (
          <Select
            label={say('classification')}
            value={value === null ? '' : String(value)}
            options={[
              { value: '', label: say('unclassified') },
              ...classifications.map(each => ({ value: String(each.id), label: each.name })),
            ]}
            onValueChange={chosen => onChange(chosen ? Number(chosen) : null)}
          />
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange } }) => <ColorPicker label={say('color')} value={value} onValueChange={onChange} />}
      />
    </SaveDialogForm>
  );
}
