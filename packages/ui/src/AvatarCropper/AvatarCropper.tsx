import { type ComponentPropsWithoutRef, forwardRef, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import { theme } from '../theme/theme';
import { avatarPhrases } from './avatarPhrases';
import { type CropArea, cropPicture, readPicture } from './cropPicture';
import { PictureChooser } from './PictureChooser';
import { PICTURE_MOST_BYTES } from './pictureRules';

const CropStage = lazy(async () => ({ default: (await import('./CropStage')).CropStage }));
const AvatarPreview = lazy(async () => ({ default: (await import('./AvatarPreview')).AvatarPreview }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../CommentThread/ConfirmDialog')).ConfirmDialog }));

export interface AvatarCropperProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whose avatar it is: the initial of who has none. */
  name: string;
  /** Address of the present avatar. */
  currentUrl?: string | undefined;
  /** Uploads the square as a PNG. The preview waits while the promise is open; then the picture is cleared. When it rejects, all stays. */
  onCrop: (avatar: Blob) => unknown;
  /** What to say to a rejection of `onCrop`; nothing for the plain sentence. */
  describeError?: (error: unknown) => string | undefined;
  /** Largest size of a picture, bytes. Default 2097152. */
  maxBytes?: number;
  /** Edge of the square that comes out, px. Default 200. */
  sizePx?: number;
  /** 0 to 1, passed to the encoder with the type. Default 0.8. */
  quality?: number;
  /** Nothing can be chosen. Default false. */
  disabled?: boolean;
}

interface Cropped {
  avatar: Blob;
  address: string;
}

/**
 * Chooses a picture by dropping or by a button, crops a square out of it, shows it round and uploads it. What crops is fetched when a
 * picture is chosen. By keyboard: arrows in the square move the picture, the slider zooms, two buttons turn. `ref` and rest go to the root.
 */
export const AvatarCropper = forwardRef<HTMLDivElement, AvatarCropperProps>(function AvatarCropper(
  { name, currentUrl, onCrop, describeError, maxBytes = PICTURE_MOST_BYTES, sizePx = 200, quality = 0.8, disabled = false, ...rest },
  ref,
) {
  const say = usePhrases(avatarPhrases);
  const [picture, setPicture] = useAddress();
  const [cropped, setCropped] = useState<Cropped>();
  const [problem, setProblem] = useState<string>();
  const [asksToLeave, setAsksToLeave] = useState<boolean>();
  const clear = () => {
    setCropped(undefined);
    setPicture(undefined);
  };
  const open = async (file: File) => {
    const address = setPicture(file);
    // Only what the browser can draw can be cropped, whatever its name says.
    await readPicture(address).catch(() => {
      setPicture(undefined);
      setProblem(say('unreadable'));
    });
  };
  const crop = async (area: CropArea, rotationDegrees: number) => {
    if (!picture) return;
    const avatar = await cropPicture({ image: await readPicture(picture), area, rotationDegrees, sizePx, quality });
    setCropped({ avatar, address: URL.createObjectURL(avatar) });
  };
  const closePreview = () => {
    if (cropped) URL.revokeObjectURL(cropped.address);
    setCropped(undefined);
  };
  return (
    <Root ref={ref} data-state={cropped ? 'cropped' : picture ? 'chosen' : 'empty'} {...rest}>
      {picture ? (
        <Suspense fallback={<Waiting aria-label={say('loading')} />}>
          <CropStage picture={picture} onCancel={() => setAsksToLeave(true)} onDone={(area, degrees) => void crop(area, degrees)} />
        </Suspense>
      ) : (
        <PictureChooser
          name={name}
          currentUrl={currentUrl}
          maxBytes={maxBytes}
          disabled={disabled}
          problem={problem}
          onProblem={setProblem}
          onChoose={file => void open(file)}
        />
      )}
      <Suspense fallback={null}>
        {cropped && (
          <AvatarPreview
            picture={cropped.address}
            describeError={describeError}
            onClose={closePreview}
            onUpload={() => onCrop(cropped.avatar)}
            onUploaded={() => {
              closePreview();
              clear();
            }}
          />
        )}
        {asksToLeave !== undefined && (
          <ConfirmDialog
            title={say('giveUp')}
            description={say('giveUpHint')}
            confirm={say('giveUpConfirm')}
            cancel={say('goOn')}
            open={asksToLeave}
            onClose={() => setAsksToLeave(false)}
            onConfirm={clear}
          />
        )}
      </Suspense>
    </Root>
  );
});

/** The address of a chosen file, given back when it is no longer needed. */
function useAddress(): [address: string | undefined, setFile: (file: File | undefined) => string] {
  const [address, setAddress] = useState<string>();
  const kept = useRef<string>(undefined);
  const setFile = (file: File | undefined) => {
    if (kept.current) URL.revokeObjectURL(kept.current);
    kept.current = file && URL.createObjectURL(file);
    setAddress(kept.current);
    return kept.current ?? '';
  };
  useEffect(() => () => (kept.current ? URL.revokeObjectURL(kept.current) : undefined), []);
  return [address, setFile];
}

function Waiting(props: { 'aria-label': string }) {
  return (
    <Pending {...props}>
      <Skeleton shape="block" height={300} />
    </Pending>
  );
}

const Root = styled.div`
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Pending = styled.div.attrs({ role: 'status' })`
  max-width: 480px;
`;
