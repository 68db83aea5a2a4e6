import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { HexColorPicker } from 'react-colorful';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { colorPickerPhrases } from './colorPickerPhrases';

interface ColorSheetProps {
  color: string;
  swatches: readonly string[];
  onChange: (color: string) => void;
}

/** Saturation and hue by hand, and swatches; fetched when the sheet is opened. */
export function ColorSheet({ color, swatches, onChange }: ColorSheetProps) {
  const say = usePhrases(colorPickerPhrases);
  return (
    <>
      <Areas color={color} onChange={onChange} />
      {swatches.length > 0 && (
        <Swatches aria-label={say('swatches')}>
          {swatches.map(swatch => (
            <Swatch
              key={swatch}
              type="button"
              aria-label={swatch}
              title={swatch}
              aria-pressed={swatch === color}
              style={{ '--swatch': swatch } as CSSProperties}
              onClick={() => onChange(swatch)}
            >
              {swatch === color && <Check aria-hidden />}
            </Swatch>
          ))}
        </Swatches>
      )}
    </>
  );
}

const Areas = styled(HexColorPicker)`
  && {
    width: 100%;
    height: 180px;
  }
  & .react-colorful__saturation {
    border-block-end: 8px solid ${theme.color.surface};
    border-radius: ${theme.radius.control};
  }
  & .react-colorful__last-control {
    height: 18px;
    border-radius: ${theme.radius.control};
  }
  & .react-colorful__pointer {
    width: 22px;
    height: 22px;
  }
  & .react-colorful__interactive:focus .react-colorful__pointer {
    transform: translate(-50%, -50%);
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Swatches = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(24px, 1fr));
  gap: ${theme.space[2]};
  margin-block-start: 12px;
`;

const Swatch = styled.button`
  display: grid;
  place-items: center;
  min-height: 24px;
  padding: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.seal};
  background: var(--swatch);
  color: white;
  cursor: pointer;
  forced-color-adjust: none;
  ${focusRing}
  & svg {
    width: 14px;
    height: 14px;
    stroke-width: 3;
    filter: drop-shadow(0 0 1px black);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
