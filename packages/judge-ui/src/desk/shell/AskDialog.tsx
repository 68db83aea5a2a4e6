import { Button, Dialog, theme, usePhrases } from '@oj/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { deskPhrases } from './deskPhrases';

interface AskDialogProps {
  title: string;
  description?: ReactNode;
  /** Wording of the button that does it. */
  confirm: string;
  tone?: 'primary' | 'danger';
  open: boolean;
  onClose: () => void;
  /** The dialog waits for it, and shows why it was refused. */
  onConfirm: () => unknown;
}

/** Asks before something is done that cannot be taken back. */
export function AskDialog({ title, description, confirm, tone = 'danger', open, onClose, onConfirm }: AskDialogProps) {
  const say = usePhrases(deskPhrases);
  const sayError = usePhrases(errorPhrases);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
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
            {say('cancel')}
          </Button>
          <Button tone={tone} pending={isPending} onClick={() => void act()}>
            {confirm}
          </Button>
        </>
      }
    >
      {refusal && <Alert role="alert">{refusal}</Alert>}
    </Dialog>
  );
}

const Alert = styled.p`
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font: ${theme.font.body};
`;
