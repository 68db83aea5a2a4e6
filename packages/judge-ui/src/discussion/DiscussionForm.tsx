import { type Discussion, DiscussionDraft } from '@oj/contract';
import { TextField, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useAttachments } from '../attachment/useAttachments';
import { MarkdownField } from '../parts/form/MarkdownField';
import { SwitchField } from '../parts/form/SwitchField';
import { faultsIn, readyFor } from '../parts/form/faultsIn';
import { SaveDialogForm } from '../parts/form/SaveDialogForm';
import { useSaveForm } from '../parts/form/useSaveForm';
import { newKey } from '../parts/newKey';
import { useUser } from '../session/SessionProvider';
import { useMay } from '../session/useMay';
import { CategoryField } from './CategoryField';
import { discussionFormPhrases } from './discussionFormPhrases';
import { longest, newDiscussion, valuesOf } from './discussionValues';
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
  const [clientKey] = useState(newKey);
  const form = useSaveForm({
    stored: discussion ? valuesOf(discussion) : newDiscussion,
    draft: {
      key: useDraftKey(discussion?.id, problemId ?? (gid === undefined ? '' : `group.${gid}`)),
      changedAt: discussion?.gmtModified.getTime() ?? 0,
    },
    faultsOf: values => faultsIn(DiscussionDraft, values),
    sayFault: (fault, name) => {
      const field = say(name as 'title');
      return fault === 'too_big' && name in longest
        ? say('tooLong', { field, most: longest[name as keyof typeof longest] })
        : say('required', { field });
    },
    save: values =>
      save.mutateAsync({ ...values, ...readyFor(DiscussionDraft, values), id: discussion?.id, pid: problemId, gid, clientKey }),
    onSaved: ({ id }, { content }) => {
      attachments.settle(content);
      toast({ tone: 'success', title: say(discussion ? 'saved' : 'posted') });
      onClose();
      onSaved(id);
    },
  });
  const { errorOf } = form;
  const { register, control } = form.methods;
  return (
    <SaveDialogForm form={form} submit={say(discussion ? 'save' : 'post')} onClose={onClose}>
      <TextField label={say('title')} required maxLength={longest.title} error={errorOf('title')} {...register('title')} />
      <TextField
        label={say('description')}
        required
        hint={say('descriptionHint')}
        maxLength={longest.description}
        error={errorOf('description')}
        {...register('description')}
      />
      <Controller
        control={control}
        name="categoryId"
        render={({ field }) => (
          <CategoryField
            value={String(field.value)}
            error={errorOf('categoryId')}
            onChange={field.onChange}
            onEdit={isAdmin ? onEditCategories : undefined}
          />
        )}
      />
      <MarkdownField
        control={control}
        name="content"
        label={say('content')}
        required
        maxCharacters={longest.content}
        {...attachments.editor}
      />
      {isAdmin && <SwitchField control={control} name="topPriority" label={say('pin')} />}
      {discussion && mayAdd && <SwitchField control={control} name="forceUpdate" label={say('force')} />}
    </SaveDialogForm>
  );
}

/** The draft of a person, so that the next reader of this browser does not see it. */
function useDraftKey(did: number | undefined, place: string) {
  const uid = useUser()?.uid;
  return `oj.discussion.${uid}.${did ?? `new.${place}`}`;
}
