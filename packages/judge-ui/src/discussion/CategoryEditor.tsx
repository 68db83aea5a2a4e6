import type { DiscussionCategory } from '@oj/contract';
import { MOST_CATEGORIES, MOST_CATEGORY_CHARACTERS } from '@oj/contract';
import { Button, IconButton, Skeleton, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { SaveDialogForm } from '../parts/form/SaveDialogForm';
import { useSaveForm } from '../parts/form/useSaveForm';
import { QuietLine } from '../parts/formParts';
import { discussionFormPhrases } from './discussionFormPhrases';
import { useDiscussionCategories } from './useDiscussions';
import { useSetCategories } from './useDiscussionMutations';

/** The list of categories: renamed, added to, removed from. */
export function CategoryEditor({ onClose }: { onClose: () => void }) {
  const { data } = useDiscussionCategories();
  return data ? <Categories before={data} onClose={onClose} /> : <Skeleton lines={5} />;
}

interface EditedCategory {
  /** Absent for a new one. */
  id?: number;
  name: string;
  /** Tells rows apart. */
  key: number;
}

function Categories({ before, onClose }: { before: readonly DiscussionCategory[]; onClose: () => void }) {
  const say = usePhrases(discussionFormPhrases);
  const toast = useToast();
  const save = useSetCategories();
  const form = useSaveForm({
    stored: { rows: before.map(({ id, name }): EditedCategory => ({ id, name, key: id })) as readonly EditedCategory[] },
    faultsOf: ({ rows }) => (rows.every(({ name }) => name.trim()) ? {} : { rows: 'nameRule' as const }),
    sayFault: fault => say(fault),
    save: ({ rows }) => save.mutateAsync(rows.map(({ id, name }) => ({ id, name }))),
    onSaved: () => {
      toast({ tone: 'success', title: say('categoriesSaved') });
      onClose();
    },
  });
  const { field } = useController({ control: form.methods.control, name: 'rows' });
  const rows = field.value;
  const rename = (key: number, name: string) => field.onChange(rows.map(row => (row.key === key ? { ...row, name } : row)));
  const add = () => field.onChange([...rows, { name: '', key: Math.min(0, ...rows.map(({ key }) => key)) - 1 }]);
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <QuietLine>{say('categoriesLead')}</QuietLine>
      {rows.map(({ key, name }, at) => (
        <Row key={key}>
          <TextField
            label={say('categoryName', { place: at + 1 })}
            labelHidden
            maxLength={MOST_CATEGORY_CHARACTERS}
            value={name}
            error={!name.trim() && form.errorOf('rows')}
            onChange={event => rename(key, event.target.value)}
          />
          <IconButton
            label={say('removeCategory', { name })}
            disabled={rows.length === 1}
            onClick={() => field.onChange(rows.filter(row => row.key !== key))}
          >
            <Trash2 />
          </IconButton>
        </Row>
      ))}
      <div>
        <Button disabled={rows.length >= MOST_CATEGORIES} onClick={add}>
          <Plus aria-hidden /> {say('addCategory')}
        </Button>
      </div>
    </SaveDialogForm>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
`;
