import type { Classification, SourcedTag } from '@oj/contract';
import { Button, ColorPicker, Dialog, Select, TextField, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
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
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState(tag.color ?? FIRST_COLOR);
  const [tcid, setTcid] = useState(tag.tcid);
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (name.trim()) saveTag.mutate({ id: tag.id, name, color, tcid }, { onSuccess: onClose });
  };
  return (
    <DialogForm
      submit={say('save')}
      sending={saveTag}
      aside={
        tag.id !== undefined && (
          <Button tone="danger" onClick={() => onRemove(tag)}>
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
      <Select
        label={say('classification')}
        value={tcid === null ? '' : String(tcid)}
        options={[
          { value: '', label: say('unclassified') },
          ...classifications.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        onValueChange={value => setTcid(value ? Number(value) : null)}
      />
      <ColorPicker label={say('color')} value={color} onValueChange={setColor} />
    </DialogForm>
  );
}
