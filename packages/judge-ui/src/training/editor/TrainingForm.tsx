import { Card, EmptyState, RadioGroup, Select, Skeleton, TextField, usePhrases, useToast } from '@oj/ui';
import { ArrowLeft, ExternalLink, ListOrdered } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { FailedQuery } from '../../api/FailedQuery';
import { useAttachments } from '../../attachment/useAttachments';
import { trainingAddress } from '../../links/trainingAddress';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { useItemName } from '../../page/ItemNames';
import { BackLink } from '../../parts/BackLink';
import { ButtonLink } from '../../parts/ButtonLink';
import { MarkdownField } from '../../parts/form/MarkdownField';
import { SwitchField } from '../../parts/form/SwitchField';
import { FieldRow, Rows } from '../../parts/formParts';
import { SaveBar } from '../../parts/form/SaveBar';
import { SaveForm } from '../../parts/form/SaveForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { useTrainingCategories } from '../useTrainings';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { type Fault, faultsOf, type TrainingValues, withCategory } from './trainingValues';
import { useOpenedTraining, useSaveTraining } from './useTrainingAdmin';

const MOST_CHARACTERS = 65_535;

interface TrainingFormProps {
  /** The number of the training; absent for a new one. */
  tid?: number | undefined;
  /** A new training was created. */
  onCreated: (tid: number) => void;
}

/** The editor of a training. Without a category there is none to make. */
export function TrainingForm({ tid, onCreated }: TrainingFormProps) {
  const say = usePhrases(trainingAdminPhrases);
  const { data, error, refetch } = useOpenedTraining(tid);
  const { gid, addresses } = useAdminScope();
  const categories = useTrainingCategories(gid);
  const heading = say(tid === undefined ? 'create' : 'editTitle');
  useAdminTitle(heading);
  useItemName('training', tid, data?.title);
  const failure = error ?? categories.error;
  const retry = error ? refetch : categories.refetch;
  return (
    <>
      <AdminHeader
        kicker={
          <BackLink to={addresses.trainings}>
            <ArrowLeft aria-hidden /> {say('toList')}
          </BackLink>
        }
        title={heading}
        actions={tid !== undefined && <Links tid={tid} />}
      />
      {failure && <FailedQuery title={say('failed')} error={failure} onRetry={retry} />}
      {!failure && !(data && categories.data) && <Skeleton shape="block" height={480} />}
      {categories.data?.length === 0 && <NoCategory />}
      {data && categories.data && categories.data.length > 0 && (
        <Fields
          key={tid ?? 'new'}
          tid={tid}
          before={withCategory(data.values, categories.data)}
          categories={categories.data}
          onCreated={onCreated}
        />
      )}
    </>
  );
}

function Links({ tid }: { tid: number }) {
  const say = usePhrases(trainingAdminPhrases);
  const { gid, addresses } = useAdminScope();
  return (
    <>
      <ButtonLink to={addresses.trainingProblems(tid)}>
        <ListOrdered aria-hidden /> {say('problems')}
      </ButtonLink>
      <ButtonLink to={trainingAddress({ id: tid, gid })} target="_blank">
        <ExternalLink aria-hidden /> {say('see')}
      </ButtonLink>
    </>
  );
}

function NoCategory() {
  const say = usePhrases(trainingAdminPhrases);
  const { addresses } = useAdminScope();
  return (
    <Card>
      <EmptyState
        title={say('noCategory')}
        action={
          <ButtonLink to={addresses.trainingCategories} data-tone="primary">
            {say('toCategories')}
          </ButtonLink>
        }
      >
        {say('noCategoryHint')}
      </EmptyState>
    </Card>
  );
}

interface FieldsProps extends TrainingFormProps {
  before: TrainingValues;
  categories: readonly { id: number; name: string }[];
}

function Fields({ tid, before, categories, onCreated }: FieldsProps) {
  const say = usePhrases(trainingAdminPhrases);
  const toast = useToast();
  const attachments = useAttachments();
  const { mutateAsync } = useSaveTraining(tid);
  const isNew = tid === undefined;
  const form = useSaveForm({
    stored: before,
    faultsOf: values => faultsOf(values, tid),
    sayFault: (fault: Fault) => say(fault),
    save: values => mutateAsync(values),
    storedAfter: (_, sent) => ({ ...sent, privatePwd: '', hasPassword: sent.auth === 'Private' }),
    onSaved: (made, sent) => {
      attachments.settle(sent.description);
      toast({ tone: 'success', title: say(isNew ? 'created' : 'saved') });
      if (isNew) onCreated(made);
    },
  });
  const { errorOf } = form;
  const { control, register } = form.methods;
  const [auth, hasPassword] = useWatch({ control, name: ['auth', 'hasPassword'] });
  return (
    <SaveForm form={form}>
      <Card title={say('basics')}>
        <Rows>
          <TextField label={say('name')} required maxLength={255} error={errorOf('title')} {...register('title')} />
          <FieldRow>
            <Controller
              control={control}
              name="categoryId"
              render={({ field: { value, onChange } }) => (
                <Select
                  label={say('category')}
                  required
                  value={value}
                  error={errorOf('categoryId')}
                  options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onValueChange={onChange}
                />
              )}
            />
            <TextField
              label={say('rank')}
              required
              inputMode="numeric"
              hint={say('rankHint')}
              error={errorOf('rank')}
              {...register('rank')}
            />
          </FieldRow>
          <MarkdownField
            control={control}
            name="description"
            label={say('description')}
            required
            heightPx={260}
            maxCharacters={MOST_CHARACTERS}
            {...attachments.editor}
          />
        </Rows>
      </Card>
      <Card title={say('entry')}>
        <Rows>
          <Controller
            control={control}
            name="auth"
            render={({ field: { ref, value, onChange } }) => (
              <RadioGroup
                ref={ref}
                label={say('auth')}
                value={value}
                options={[
                  { value: 'Public', label: say('public'), hint: say('publicHint') },
                  { value: 'Private', label: say('private'), hint: say('privateHint') },
                ]}
                onValueChange={onChange}
              />
            )}
          />
          {auth === 'Private' && (
            <FieldRow>
              <TextField
                label={say('pwd')}
                required={!hasPassword}
                hint={hasPassword ? say('pwdHint') : undefined}
                maxLength={64}
                autoComplete="off"
                error={errorOf('privatePwd')}
                {...register('privatePwd')}
              />
            </FieldRow>
          )}
          <SwitchField control={control} name="status" label={say('visible')} />
        </Rows>
      </Card>
      <SaveBar isNew={isNew} />
    </SaveForm>
  );
}
