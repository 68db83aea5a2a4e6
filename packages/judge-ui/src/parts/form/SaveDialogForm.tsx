import { Button, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogButtons } from '../DialogButtons';
import { formPhrases } from './formPhrases';
import { Refusal, StackedForm } from '../StackedForm';
import { RestoredDraft, SaveFormProvider } from './SaveForm';
import type { SaveFormState } from './useSaveForm';

interface SaveDialogFormProps<Values extends FieldValues> {
  form: SaveFormState<Values>;
  /** The fields. */
  children: ReactNode;
  /** The word on the button that sends. */
  submit: string;
  /** A button that does something else with what is edited, such as removing it. */
  aside?: ReactNode;
  /** Cancelling has to wait until the answer is there. Default false. */
  isCancelHeld?: boolean;
  onClose: () => void;
}

/** A form in a dialog, with its buttons. */
export function SaveDialogForm<Values extends FieldValues>({
  form,
  children,
  submit,
  aside,
  isCancelHeld = false,
  onClose,
}: SaveDialogFormProps<Values>) {
  const say = usePhrases(formPhrases);
  return (
    <SaveFormProvider form={form}>
      <StackedForm onSubmit={event => void form.submit(event)}>
        <RestoredDraft />
        {children}
        <Refusal>{form.refusal}</Refusal>
        <DialogButtons>
          {aside}
          <Button disabled={isCancelHeld && form.isSaving} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" tone="primary" pending={form.isSaving}>
            {submit}
          </Button>
        </DialogButtons>
      </StackedForm>
    </SaveFormProvider>
  );
}
