import { Button, Dialog, DialogClose, usePhrases } from '@oj/ui';
import { editorPhrases } from './editorPhrases';

interface ConfirmDialogProps {
  title: string;
  confirm: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before other code takes the place of somebody's. */
export function ConfirmDialog({ title, confirm, open, onOpenChange, onConfirm }: ConfirmDialogProps) {
  const say = usePhrases(editorPhrases);
  return (
    <Dialog
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DialogClose>
            <Button>{say('keep')}</Button>
          </DialogClose>
          <DialogClose>
            <Button tone="danger" onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogClose>
        </>
      }
    />
  );
}
