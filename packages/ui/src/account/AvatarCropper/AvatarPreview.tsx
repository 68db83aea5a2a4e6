import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { useTask } from '../../hooks/useTask';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { cropPhrases } from './cropPhrases';

interface AvatarPreviewProps {
  /** Address of the cropped picture. */
  picture: string;
  /** Its width over its height; a square is shown round. */
  aspect: number;
  onClose: () => void;
  /** The dialog waits while the promise is open, and stays when it rejects. */
  onUpload: () => unknown;
  onUploaded: () => void;
  describeError: ((error: unknown) => string | undefined) | undefined;
}

const SIZE_PX = 130;

/** How the avatar will look, before it is uploaded. */
export function AvatarPreview({ picture, aspect, onClose, onUpload, onUploaded, describeError }: AvatarPreviewProps) {
  const say = usePhrases(cropPhrases);
  const { pending, failure, run } = useTask();
  const upload = async () => {
    if (await run(onUpload)) onUploaded();
  };
  return (
    <Dialog
      title={say('preview')}
      description={say('previewHint')}
      open
      onOpenChange={open => !open && !pending && onClose()}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {say('back')}
          </Button>
          <Button tone="primary" pending={pending} onClick={() => void upload()}>
            {say('upload')}
          </Button>
        </>
      }
    >
      <Round
        src={picture}
        alt={say('previewPicture')}
        width={SIZE_PX}
        height={Math.round(SIZE_PX / aspect)}
        data-round={aspect === 1 || undefined}
      />
      {failure && <Failure role="alert">{describeError?.(failure.error) ?? say('failed')}</Failure>}
    </Dialog>
  );
}

const Round = styled.img`
  display: block;
  margin: 4px auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  &[data-round] {
    border-radius: ${theme.radius.round};
  }
`;

const Failure = styled.p`
  margin: ${theme.space[5]} 0 0;
  color: ${theme.color.danger};
  text-align: center;
`;
