import { Button, usePhrases } from '@oj/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { useUnsaved } from '../session/unsaved';
import { DialogButtons } from './DialogButtons';
import { partPhrases } from './partPhrases';
import { Refusal, StackedForm } from './StackedForm';

interface DialogFrameProps {
  /** The fields. */
  children: ReactNode;
  /** The word on the button that sends. */
  submit: string;
  /** It is being sent: the button waits. */
  isPending: boolean;
  /** What it was refused for; stands below the fields. */
  refusal: string | undefined;
  /** A button that does something else with what is edited, such as removing it. */
  aside?: ReactNode;
  /** Cancelling has to wait until the answer is there. Default false. */
  isCancelHeld?: boolean;
  onChange?: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** How a form in a dialog looks: fields, refusal, buttons. */
export function DialogFrame({
  children,
  submit,
  isPending,
  refusal,
  aside,
  isCancelHeld = false,
  onChange,
  onSubmit,
  onClose,
}: DialogFrameProps) {
  const say = usePhrases(partPhrases);
  return (
    <StackedForm onChange={onChange} onSubmit={onSubmit}>
      {children}
      <Refusal>{refusal}</Refusal>
      <DialogButtons>
        {aside}
        <Button disabled={isCancelHeld && isPending} onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button type="submit" tone="primary" pending={isPending}>
          {submit}
        </Button>
      </DialogButtons>
    </StackedForm>
  );
}

interface DialogFormProps extends Pick<DialogFrameProps, 'children' | 'submit' | 'aside' | 'isCancelHeld' | 'onClose'> {
  /** The mutation that sends. While it runs the button waits; what it was refused for stands below the fields. */
  sending: { isPending: boolean; error: Error | null };
  /** The refusal already stands at a field. Default false. */
  isErrorAtField?: boolean;
  onSubmit: () => void;
}

/** A form in a dialog, with its buttons. From the first change on it counts as unsaved. */
export function DialogForm({ sending, isErrorAtField = false, onSubmit, ...frame }: DialogFormProps) {
  const sayError = usePhrases(errorPhrases);
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const refusal = sending.error && !isErrorAtField ? sentenceFor(sending.error, sayError) : undefined;
  return <DialogFrame {...frame} isPending={sending.isPending} refusal={refusal} onChange={() => setIsChanged(true)} onSubmit={send} />;
}
