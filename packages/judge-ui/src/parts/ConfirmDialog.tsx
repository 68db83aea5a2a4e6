import { Button, Dialog, usePhrases } from '@oj/ui';
import { type ReactNode, useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { CountField, isSureOf } from './CountField';
import { partPhrases } from './partPhrases';
import { Refusal } from './StackedForm';

interface ConfirmDialogProps {
  title: string;
  description?: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that does not. Default: "Cancel". */
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** How many are concerned: of more than a hundred the number has to be typed. */
  count?: number;
  open: boolean;
  onClose: () => void;
  /** The dialog stays open until it settles, and shows a refusal. */
  onConfirm: () => unknown;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  cancel,
  tone = 'danger',
  count = 1,
  open,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const say = usePhrases(partPhrases);
  const sayError = usePhrases(errorPhrases);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    setRefusal(undefined);
    onClose();
  };
  const act = async () => {
    setIsPending(true);
    setRefusal(undefined);
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setRefusal(sentenceFor(reason, sayError));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      title={title}
      description={description}
      role="alertdialog"
      width={440}
      open={open}
      onOpenChange={next => !next && !isPending && close()}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {cancel ?? say('cancel')}
          </Button>
          <Button tone={tone} pending={isPending} disabled={!isSureOf(count, typed)} onClick={() => void act()}>
            {confirm}
          </Button>
        </>
      }
    >
      <CountField count={count} typed={typed} onChange={setTyped} />
      {refusal && <Refusal>{refusal}</Refusal>}
    </Dialog>
  );
}
