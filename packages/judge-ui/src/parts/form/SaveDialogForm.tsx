import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '../DialogForm';
import { RestoredDraft, SaveFormProvider } from './SaveForm';
import type { SaveFormState } from './useSaveForm';

interface SaveDialogFormProps<Values extends FieldValues> extends Pick<
  ComponentProps<typeof DialogFrame>,
  'children' | 'submit' | 'aside' | 'onClose'
> {
  form: SaveFormState<Values>;
}

/** A form in a dialog, with its buttons. */
export function SaveDialogForm<Values extends FieldValues>({ form, children, ...frame }: SaveDialogFormProps<Values>) {
  return (
    <SaveFormProvider form={form}>
      <DialogFrame {...frame} isPending={form.isSaving} refusal={form.refusal} onSubmit={event => void form.submit(event)}>
        <RestoredDraft />
        {children}
      </DialogFrame>
    </SaveFormProvider>
  );
}
