import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { useTask } from '../../hooks/useTask';
import { Dialog } from './Dialog';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { confirmPhrases } from './confirmPhrases';

interface ConfirmDialogProps {
  title: string;
  description?: ReactNode;
  /** Wording of the button that does it. */
  confirm: string;
  /** Wording of the button that does not. Default: "Cancel". */
  cancel?: string;
  open: boolean;
  onClose: () => void;
  /** Called when the dialog is gone and the focus is back where it was, if that element still exists. */
  onClosed?: (() => void) | undefined;
  /** The dialog waits while the promise is open, and says so when it rejects. */
  onConfirm: () => unknown;
}

/** Asks before something is gone. */
export function ConfirmDialog({ title, description, confirm, cancel, open, onClose, onClosed, onConfirm }: ConfirmDialogProps) {
  const say = usePhrases(confirmPhrases);
  const { pending, failure, run, reset } = useTask();
  const close = () => {
    reset();
    onClose();
  };
  const act = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={next => !next && !pending && close()}
      width={420}
      role="alertdialog"
      onClosed={onClosed}
      footer={
        <>
          <Button disabled={pending} onClick={close}>
            {cancel ?? say('cancel')}
          </Button>
          <Button tone="danger" pending={pending} onClick={() => void act()}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && (
        <Failure role="alert">
          <CircleAlert aria-hidden /> {say('failed')}
        </Failure>
      )}
    </Dialog>
  );
}

const Failure = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  color: ${theme.color.danger};
  font: ${theme.font.label};
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
