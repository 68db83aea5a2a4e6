import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import type { AvatarCropperProps } from './AvatarCropper';
import { cropPhrases } from './cropPhrases';
import { type CropArea, cropPicture, type CropOutput, readPicture } from './cropPicture';
import { CropStage } from './CropStage';

const AvatarPreview = lazy(async () => ({ default: (await import('./AvatarPreview')).AvatarPreview }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../primitives/Dialog/ConfirmDialog')).ConfirmDialog }));

interface CroppingProps extends Pick<AvatarCropperProps, 'onCrop'> {
  /** Address of the chosen picture. */
  picture: string;
  describeError: AvatarCropperProps['describeError'] | undefined;
  output: CropOutput;
  /** Only what the browser can draw can be cropped, whatever its name says. */
  onUnreadable: () => void;
  /** The picture is uploaded or given up. */
  onEnd: () => void;
}

interface Cropped {
  avatar: Blob;
  address: string;
}

/** What happens to a chosen picture: a part of it, a look at that, and away. */
export function Cropping({ picture, onCrop, describeError, output, onUnreadable, onEnd }: CroppingProps) {
  const say = usePhrases(cropPhrases);
  const [cropped, setCropped] = useState<Cropped>();
  const [asksToLeave, setAsksToLeave] = useState<boolean>();
  const refuse = useRef(onUnreadable);
  useEffect(() => {
    refuse.current = onUnreadable;
  });
  useEffect(() => {
    let isHere = true;
    readPicture(picture).catch(() => isHere && refuse.current());
    return () => void (isHere = false);
  }, [picture]);
  const crop = async (area: CropArea, rotationDegrees: number) => {
    const avatar = await cropPicture({ image: await readPicture(picture), area, rotationDegrees, ...output });
    setCropped({ avatar, address: URL.createObjectURL(avatar) });
  };
  const closePreview = () => {
    if (cropped) URL.revokeObjectURL(cropped.address);
    setCropped(undefined);
  };
  return (
    <>
      <CropStage
        picture={picture}
        aspect={output.aspect}
        onCancel={() => setAsksToLeave(true)}
        onDone={(area, degrees) => void crop(area, degrees)}
      />
      <Suspense fallback={null}>
        {cropped && (
          <AvatarPreview
            picture={cropped.address}
            aspect={output.aspect}
            describeError={describeError}
            onClose={closePreview}
            onUpload={() => onCrop(cropped.avatar)}
            onUploaded={() => {
              closePreview();
              onEnd();
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
            onConfirm={onEnd}
          />
        )}
      </Suspense>
    </>
  );
}
