import type { TrainingCategory } from '@oj/contract';
import {
  Button,
  Card,
  type Column,
  ColorPicker,
  Dialog,
  EmptyState,
  IconButton,
  PlainTable,
  Tag,
  TextField,
  usePhrases,
  useToast,
} from '@oj/ui';
import { Plus, SquarePen, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FailedQuery } from '../../api/FailedQuery';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { BackLink } from '../../parts/BackLink';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { useTrainingCategories } from '../useTrainings';
import { trainingCategoryPhrases } from './trainingCategoryPhrases';
import { useCategoryMutations } from './useTrainingAdmin';

const FIRST_COLOR = '#3d5a9e';

interface EditedCategory {
  /** Absent for a new one. */
  id?: number | undefined;
  name: string;
  color: string;
}

/** The categories of the trainings of the site, or of a group: those of the site are there, too, and stay as they are. */
export function TrainingCategoryAdmin() {
  const say = usePhrases(trainingCategoryPhrases);
  useAdminTitle(say('title'));
  const toast = useToast();
  const { gid, addresses } = useAdminScope();
  const { data, error, isPending, refetch } = useTrainingCategories(gid);
  const { remove } = useCategoryMutations();
  const [editing, setEditing] = useState<EditedCategory>();
  const [going, setGoing] = useState<TrainingCategory>();
  const columns = useColumns(setEditing, setGoing);
  return (
    <>
      <AdminHeader
        kicker={gid !== undefined && <BackLink to={addresses.trainings}>{say('toList')}</BackLink>}
        title={say('title')}
        actions={
          <Button tone="primary" onClick={() => setEditing({ name: '', color: FIRST_COLOR })}>
            <Plus aria-hidden /> {say('add')}
          </Button>
        }
      />
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <PlainTable
            label={say('title')}
            columns={columns}
            rows={data ?? none}
            rowKey={row => String(row.id)}
            density="comfortable"
            loading={isPending}
            empty={
              <EmptyState picture="scroll" title={say('none')}>
                {say('noneHint')}
              </EmptyState>
            }
          />
        )}
      </Card>
      <Dialog
        title={editing?.id === undefined ? say('add') : say('edit', { name: editing.name })}
        width={440}
        closeOnOutsidePress={false}
        open={!!editing}
        onOpenChange={open => !open && setEditing(undefined)}
      >
        {editing && <CategoryForm before={editing} onClose={() => setEditing(undefined)} />}
      </Dialog>
      <ConfirmDialog
        title={say('removeAsk', { name: going?.name ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={async () => {
          if (going) await remove.mutateAsync(going.id);
          toast({ tone: 'success', title: say('removed') });
        }}
      />
    </>
  );
}

const none: never[] = [];

function useColumns(
  onEdit: (row: TrainingCategory) => void,
  onRemove: (row: TrainingCategory) => void,
): readonly Column<TrainingCategory>[] {
  const say = usePhrases(trainingCategoryPhrases);
  const { gid } = useAdminScope();
  const isForeign = useCallback((row: TrainingCategory) => row.gid !== (gid ?? null), [gid]);
  return useMemo(
    () => [
      { key: 'name', header: say('name'), cell: ({ name, color }) => <Tag color={color}>{name}</Tag> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => (
          <>
            <IconButton label={say('edit', { name: row.name })} size="small" disabled={isForeign(row)} onClick={() => onEdit(row)}>
              <SquarePen />
            </IconButton>
            <IconButton label={say('removeOf', { name: row.name })} size="small" disabled={isForeign(row)} onClick={() => onRemove(row)}>
              <Trash2 />
            </IconButton>
          </>
        ),
      },
    ],
    [say, isForeign, onEdit, onRemove],
  );
}

function CategoryForm({ before: { id, name, color }, onClose }: { before: EditedCategory; onClose: () => void }) {
  const say = usePhrases(trainingCategoryPhrases);
  const toast = useToast();
  const { save } = useCategoryMutations();
  const form = useSaveForm({
    stored: { name, color },
    faultsOf: values => (values.name.trim() ? {} : { name: 'nameRule' as const }),
    sayFault: fault => say(fault),
    save: values => save.mutateAsync({ id, ...values }),
    onSaved: () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <TextField label={say('name')} required maxLength={64} {...form.field('name')} />
      <Controller
        control={form.methods.control}
        name="color"
        render={({ field: { value, onChange } }) => <ColorPicker label={say('color')} value={value} onValueChange={onChange} />}
      />
    </SaveDialogForm>
  );
}
