import { Button, usePhrases } from '@oj/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useUnsaved } from '../session/unsaved';
import { DialogButtons } from './DialogButtons';
import { partPhrases } from './partPhrases';
import { Refusal, StackedForm } from './StackedForm';

interface DialogFormProps {
  /** The fields. */
  children: ReactNode;
  /** The word on the button that sends. */
  submit: string;
  /** The mutation that sends. While it runs the button waits; what it was refused for stands below the fields. */
  sending: { isPending: boolean; error: Error | null };
  /** The refusal already stands at a field. Default false. */
  isErrorAtField?: boolean;
  /** A button that does something else with what is edited, such as removing it. */
  aside?: ReactNode;
  /** Cancelling has to wait until the answer is there. Default false. */
  isCancelHeld?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form in a dialog, with its buttons. From the first change on it counts as unsaved. */
export function DialogForm({
  children,
  submit,
  sending,
  isErrorAtField = false,
  aside,
  isCancelHeld = false,
  onSubmit,
  onClose,
}: DialogFormProps) {
  const say = usePhrases(partPhrases);
  const sayError = usePhrases(errorPhrases);
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <StackedForm onChange={() => setIsChanged(true)} onSubmit={send}>
      {children}
      <Refusal>{sending.error && !isErrorAtField ? sentenceFor(sending.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        {aside}
        <Button disabled={isCancelHeld && sending.isPending} onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button type="submit" tone="primary" pending={sending.isPending}>
          {submit}
        </Button>
      </DialogButtons>
    </StackedForm>
  );
}
