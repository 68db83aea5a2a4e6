import { type ComponentPropsWithoutRef, forwardRef, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';
import { avatarPhrases } from './avatarPhrases';
import { PictureChooser } from './PictureChooser';
import { PICTURE_MOST_BYTES } from './pictureRules';

const Cropping = lazy(async () => ({ default: (await import('./Cropping')).Cropping }));

export interface AvatarCropperProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** User name; its initial is shown when there is no picture. */
  name: string;
  /** Address of the present avatar. */
  currentUrl?: string | undefined;
  /** Uploads what was cropped. The preview waits while the promise is open; then the picture is cleared. When it rejects, all stays. */
  onCrop: (avatar: Blob) => unknown;
  /** What to say to a rejection of `onCrop`; nothing for the plain sentence. */
  describeError?: (error: unknown) => string | undefined;
  /** Largest size of a picture, bytes. Default 2097152. */
  maxBytes?: number;
  /** Width of the picture that comes out, px. Default 200. */
  sizePx?: number;
  /** Width of the picture over its height. Default 1, a square, which is previewed round. */
  aspect?: number;
  /** Type of the picture that comes out. A browser that cannot write it makes a PNG. Default `image/png`. */
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** 0 to 1, passed to the encoder with the type. Default 0.8. */
  quality?: number;
  /** Whether no picture can be chosen. Default false. */
  disabled?: boolean;
}

/**
 * Chooses a picture by dropping or by a button, crops a square out of it, shows it round and uploads it. What crops is fetched when a
 * picture is chosen. By keyboard: arrows in the square move the picture, the slider zooms, two buttons turn. `ref` and rest go to the root.
 */
export const AvatarCropper = forwardRef<HTMLDivElement, AvatarCropperProps>(function AvatarCropper(
  {
    name,
    currentUrl,
    onCrop,
    describeError,
    maxBytes = PICTURE_MOST_BYTES,
    sizePx = 200,
    aspect = 1,
    type = 'image/png',
    quality = 0.8,
    disabled = false,
    ...rest
  },
  ref,
) {
  const say = usePhrases(avatarPhrases);
  const [picture, setPicture] = useAddress();
  const [problem, setProblem] = useState<string>();
  const clear = () => void setPicture(undefined);
  return (
    <Root ref={ref} data-state={picture ? 'chosen' : 'empty'} {...rest}>
      {picture ? (
        <Suspense fallback={<Waiting aria-label={say('loading')} />}>
          <Cropping
            picture={picture}
            onCrop={onCrop}
            describeError={describeError}
            output={{ sizePx, aspect, type, quality }}
            onUnreadable={() => {
              clear();
              setProblem(say('unreadable'));
            }}
            onEnd={clear}
          />
        </Suspense>
      ) : (
        <PictureChooser
          name={name}
          currentUrl={currentUrl}
          maxBytes={maxBytes}
          disabled={disabled}
          problem={problem}
          onProblem={setProblem}
          onChoose={setPicture}
        />
      )}
    </Root>
  );
});

/** The address of a chosen file, given back when it is no longer needed. */
function useAddress(): [address: string | undefined, setFile: (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>();
  const kept = useRef<string>(undefined);
  const setFile = (file: File | undefined) => {
    if (kept.current) URL.revokeObjectURL(kept.current);
    kept.current = file && URL.createObjectURL(file);
    setAddress(kept.current);
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
