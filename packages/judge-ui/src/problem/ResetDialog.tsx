import { Button, Dialog, DialogClose, usePhrases } from '@oj/ui';
import { problemPhrases } from './problemPhrases';

interface ResetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReset: () => void;
}

/** Asks before the template takes the place of somebody's code. */
export function ResetDialog({ open, onOpenChange, onReset }: ResetDialogProps) {
  const say = usePhrases(problemPhrases);
  return (
    <Dialog
      title={say('confirmReset')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DialogClose>
            <Button>{say('keep')}</Button>
          </DialogClose>
          <DialogClose>
            <Button tone="danger" onClick={onReset}>
              {say('putBack')}
            </Button>
          </DialogClose>
        </>
      }
    />
  );
}
