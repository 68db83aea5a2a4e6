import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { paintOf } from '../Balloon/paint';

interface BalloonLetterProps {
  letter: string;
  color?: string | null | undefined;
  /** What it stands for, spoken. */
  label: string;
}

/** The letter of a problem on its colour, to be read from two metres; dark or light after the colour. Two letters at most are drawn. */
export function BalloonLetter({ letter, color, label }: BalloonLetterProps) {
  const paint = paintOf(color);
  const letters = [...letter].slice(0, 2).join('');
  return (
    <Tile
      aria-label={label}
      title={label}
      data-letters={paint ? (paint.bright ? 'dark' : 'light') : undefined}
      data-wide={letters.length > 1 || undefined}
      style={paint && ({ '--balloon': paint.color } as CSSProperties)}
    >
      {letters}
    </Tile>
  );
}

const Tile = styled.span.attrs({ role: 'img' })`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 48px;
  block-size: 52px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50% 50% 50% 50% / 46% 46% 54% 54%;
  background: var(--balloon, ${theme.color.surface});
  color: ${theme.color.text};
  font: 700 32px/36px ${theme.family.serif};
  forced-color-adjust: none;
  &[data-wide] {
    font-size: 24px;
  }
  &[data-letters='dark'] {
    color: #1d1d26;
  }
  &[data-letters='light'] {
    color: #fff;
  }
`;
