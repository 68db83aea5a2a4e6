import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { styled } from 'styled-components';
import { paintOf } from './paint';
import { theme } from '../../theme/theme';

export interface BalloonProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'color'> {
  /** Letter of the problem; two at most are drawn. */
  letter: string;
  /** Colour of the balloon, `#rgb` or `#rrggbb`; without one it is a paper balloon. */
  color?: string | null | undefined;
  /** Width in px; it is a third taller. Default 30. */
  size?: number;
  /** What it stands for, spoken. Without it the balloon is silent. */
  label?: string | undefined;
}

/** The balloon of a problem, on a string. The letter is dark or light after the colour; the outline keeps a white one visible. */
export const Balloon = forwardRef<SVGSVGElement, BalloonProps>(function Balloon({ letter, color, size = 30, label, style, ...rest }, ref) {
  const paint = paintOf(color);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const letters = [...letter].slice(0, 2).join('');
  return (
    <Drawing
      ref={ref}
      viewBox="0 0 30 40"
      width={size}
      height={(size * 4) / 3}
      focusable={false}
      data-letters={paint ? (paint.bright ? 'dark' : 'light') : 'paper'}
      style={{ ...style, ...(paint && { '--balloon': paint.color }) } as CSSProperties}
      {...spoken}
      {...rest}
    >
      <path d="M15 30.5c-.7 2.500 1.500 3.500.300 8.500" fill="none" />
      <path d="m15 28-3 4h6zM15 1c6.900 0 12.500 6.300 12.500 14S21.900 29 15 29 2.500 22.700 2.500 15 8.100 1 15 1z" data-skin />
      <ellipse cx="10" cy="9" rx="2.6" ry="4" transform="rotate(28 10 9)" />
      <text x="15" y="20" textAnchor="middle" data-wide={letters.length > 1 || undefined}>
        {letters}
      </text>
    </Drawing>
  );
});

const Drawing = styled.svg`
  flex: none;
  stroke: ${theme.color.lineStrong};
  stroke-width: 1.2;
  forced-color-adjust: none;

  & > [data-skin] {
    fill: var(--balloon, ${theme.color.surface});
  }
  & > ellipse {
    fill: #fff;
    fill-opacity: 0.38;
    stroke: none;
  }
  & > text {
    fill: ${theme.color.text};
    stroke: none;
    font: 700 14.5px ${theme.family.serif};
  }
  & > [data-wide] {
    font-size: 11.5px;
  }
  &[data-letters='dark'] > text {
    fill: #1d1d26;
  }
  &[data-letters='light'] > text {
    fill: #fff;
  }
`;
