import type { DiscussionCategory } from '@oj/contract';
import { MOST_CATEGORIES, MOST_CATEGORY_CHARACTERS } from '@oj/contract';
import { Button, IconButton, Skeleton, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DialogForm } from '../parts/DialogForm';
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
  const [rows, setRows] = useState<readonly EditedCategory[]>(() => before.map(category => ({ ...category, key: category.id })));
  const [isAsked, setIsAsked] = useState(false);
  const rename = (key: number, name: string) => setRows(rows.map(row => (row.key === key ? { ...row, name } : row)));
  const add = () => setRows([...rows, { name: '', key: Math.min(0, ...rows.map(({ key }) => key)) - 1 }]);
  const submit = () => {
    setIsAsked(true);
    if (rows.some(({ name }) => !name.trim())) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('categoriesSaved') });
      onClose();
    };
    save.mutate(
      rows.map(({ id, name }) => ({ id, name })),
      { onSuccess },
    );
  };
  return (
    <DialogForm submit={say('save')} sending={save} onSubmit={submit} onClose={onClose}>
      <QuietLine>{say('categoriesLead')}</QuietLine>
      {rows.map(({ key, name }, at) => (
        <Row key={key}>
          <TextField
            label={say('categoryName', { place: at + 1 })}
            labelHidden
            maxLength={MOST_CATEGORY_CHARACTERS}
            value={name}
            error={isAsked && !name.trim() && say('nameRule')}
            onChange={event => rename(key, event.target.value)}
          />
          <IconButton
            label={say('removeCategory', { name })}
            disabled={rows.length === 1}
            onClick={() => setRows(rows.filter(row => row.key !== key))}
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
    </DialogForm>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
`;
