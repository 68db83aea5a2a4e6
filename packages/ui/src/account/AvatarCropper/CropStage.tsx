import { RotateCcwSquare, RotateCwSquare, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { cropPhrases } from './cropPhrases';
import type { CropArea } from './cropPicture';
import { sliderStyle, stageStyle } from './cropperStyle';

interface CropStageProps {
  /** Address of the chosen picture. */
  picture: string;
  /** Width of the frame over its height. */
  aspect: number;
  onCancel: () => void;
  onDone: (area: CropArea, rotationDegrees: number) => void;
}

/** Longer edge of the frame. */
const FRAME_PX = 200;
const ZOOM_RANGE = 6;

/** A picture that can be moved, turned and zoomed under a frame of 200 px. */
export function CropStage({ picture, aspect, onCancel, onDone }: CropStageProps) {
  const say = usePhrases(cropPhrases);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [least, setLeast] = useState(0.4);
  const [rotationDegrees, setRotationDegrees] = useState(0);
  const [area, setArea] = useState<CropArea>();
  const frame = { width: FRAME_PX * Math.min(1, aspect), height: FRAME_PX * Math.min(1, 1 / aspect) };
  const turn = (degrees: number) => {
    setRotationDegrees((rotationDegrees + degrees + 360) % 360);
    setPosition({ x: 0, y: 0 });
  };
  return (
    <Root>
      <Stage>
        <Cropper
          image={picture}
          crop={position}
          zoom={zoom}
          rotation={rotationDegrees}
          minZoom={least}
          maxZoom={least * ZOOM_RANGE}
          aspect={aspect}
          cropSize={frame}
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': say('area') }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onMediaLoaded={({ width, height }) => {
            // The picture always covers the frame, whichever way it is turned.
            const next = FRAME_PX / Math.min(width, height);
            setLeast(next);
            setZoom(next);
          }}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </Stage>
      <Controls>
        <IconButton label={say('left')} tone="secondary" onClick={() => turn(-90)}>
          <RotateCcwSquare aria-hidden />
        </IconButton>
        <IconButton label={say('right')} tone="secondary" onClick={() => turn(90)}>
          <RotateCwSquare aria-hidden />
        </IconButton>
        <ZoomIn aria-hidden />
        <Slider
          type="range"
          aria-label={say('zoom')}
          aria-valuetext={`${Math.round((zoom / least) * 100)}%`}
          min={least}
          max={least * ZOOM_RANGE}
          step={least / 20}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </Controls>
      <Actions>
        <Button onClick={onCancel}>{say('cancel')}</Button>
        <Button tone="primary" disabled={!area} onClick={() => area && onDone(area, rotationDegrees)}>
          {say('done')}
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  max-width: 480px;
`;

const Stage = styled.div`
  ${stageStyle}
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-block: ${theme.space[5]};
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-inline-start: ${theme.space[4]};
    color: ${theme.color.text3};
  }
`;

const Slider = styled.input`
  ${sliderStyle}
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[4]};
`;
