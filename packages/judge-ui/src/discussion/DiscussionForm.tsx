import { zodResolver } from '@hookform/resolvers/zod';
import type { Discussion } from '@oj/contract';
import { Button, MarkdownEditor, Switch, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAttachments } from '../attachment/useAttachments';
import { DialogForm } from '../parts/DialogForm';
import { QuietLine } from '../parts/formParts';
import { LeaveGuard } from '../parts/LeaveGuard';
import { newKey } from '../parts/newKey';
import { useFormDraft } from '../parts/useFormDraft';
import { useUser } from '../session/SessionProvider';
import { useMay } from '../session/useMay';
import { CategoryField } from './CategoryField';
import { discussionFormPhrases } from './discussionFormPhrases';
import { DiscussionForm as Form, type DiscussionValues, longest, newDiscussion, type ReadyDiscussion, valuesOf } from './discussionValues';
import { useSaveDiscussion } from './useDiscussionMutations';

export interface DiscussionFormProps {
  /** The discussion to change; without one a new one is opened. */
  discussion?: Discussion | undefined;
  /** Display id of the problem that a new one is about. */
  problemId?: string | undefined;
  /** The group that a new one is for. */
  gid?: number | undefined;
  onClose: () => void;
  onSaved: (id: number) => void;
  onEditCategories: () => void;
}

/** Title, description, category and text of a discussion. What is typed stays in this browser until it is posted. */
export function DiscussionForm({ discussion, problemId, gid, onClose, onSaved, onEditCategories }: DiscussionFormProps) {
  const say = usePhrases(discussionFormPhrases);
  const toast = useToast();
  const isAdmin = useMay('back_office');
  const mayAdd = useMay('discussion_add');
  const attachments = useAttachments();
  const save = useSaveDiscussion();
  const before = discussion ? valuesOf(discussion) : newDiscussion;
  const [clientKey] = useState(newKey);
  const form = useForm<DiscussionValues, unknown, ReadyDiscussion>({ defaultValues: before, resolver: zodResolver(Form) });
  const draft = useFormDraft(
    form,
    useDraftKey(discussion?.id, problemId ?? (gid === undefined ? '' : `group.${gid}`)),
    discussion?.gmtModified.getTime() ?? 0,
  );
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const faultOf = (field: 'title' | 'description' | 'categoryId' | 'content') => {
    const fault = errors[field];
    if (!fault) return undefined;
    if (fault.type !== 'too_big' || field === 'categoryId') return say('required', { field: say(field) });
    return say('tooLong', { field: say(field), most: longest[field] });
  };
  const submit = handleSubmit(async values => {
    const { id } = await save.mutateAsync({ ...values, id: discussion?.id, pid: problemId, gid, clientKey });
    attachments.settle(values.content);
    draft.forget();
    toast({ tone: 'success', title: say(discussion ? 'saved' : 'posted') });
    onClose();
    onSaved(id);
  });
  return (
    <DialogForm
      submit={say(discussion ? 'save' : 'post')}
      sending={save}
      onSubmit={() => void submit().catch(() => undefined)}
      onClose={onClose}
    >
      <LeaveGuard active={isDirty && !formState.isSubmitting} keepsDraft />
      {draft.isRestored && (
        <Restored>
          <QuietLine as="output">{say('restored')}</QuietLine>
          <Button
            size="small"
            onClick={() => {
              draft.forget();
              form.reset(before);
            }}
          >
            {say('discard')}
          </Button>
        </Restored>
      )}
      <TextField label={say('title')} required maxLength={longest.title} error={faultOf('title')} {...register('title')} />
      <TextField
        label={say('description')}
        required
        hint={say('descriptionHint')}
        maxLength={longest.description}
        error={faultOf('description')}
        {...register('description')}
      />
      <Controller
        control={control}
        name="categoryId"
        render={({ field }) => (
          <CategoryField
            value={String(field.value)}
            error={faultOf('categoryId')}
            onChange={field.onChange}
            onEdit={isAdmin ? onEditCategories : undefined}
          />
        )}
      />
      <Controller
        control={control}
        name="content"
        render={({ field }) => (
          <MarkdownEditor
            ref={field.ref}
            label={say('content')}
            required
            maxCharacters={longest.content}
            value={field.value}
            error={faultOf('content')}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            {...attachments.editor}
          />
        )}
      />
      {isAdmin && (
        <Controller
          control={control}
          name="topPriority"
          render={({ field }) => <Switch label={say('pin')} checked={field.value} onCheckedChange={field.onChange} />}
        />
      )}
      {discussion && mayAdd && (
        <Controller
          control={control}
          name="forceUpdate"
          render={({ field }) => <Switch label={say('force')} checked={field.value} onCheckedChange={field.onChange} />}
        />
      )}
    </DialogForm>
  );
}

/** The draft of a person, so that the next reader of this browser does not see it. */
function useDraftKey(did: number | undefined, place: string) {
  const uid = useUser()?.uid;
  return `oj.discussion.${uid}.${did ?? `new.${place}`}`;
}

const Restored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;
