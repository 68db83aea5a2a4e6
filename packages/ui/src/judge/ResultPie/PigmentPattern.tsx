import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { pigmentVariables } from '../../verdict/pigmentVariables';
import type { Pigment } from '../../verdict/verdicts';

/** Strokes over the pigment, so that slices differ without colour: 8 px tiles. Accepted is plain. */
const strokes: Partial<Record<Pigment, string>> = {
  wa: 'M-2 2 2-2M0 8 8 0M6 10l4-4',
  tle: 'M0 2h8M0 6h8',
  mle: 'M0 4h8M4 0v8',
  re: 'M2 0v8M6 0v8',
  ce: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  pe: 'M0 8 8 0M-2 2 2-2M6 10l4-4M0 0l8 8M-2 6l4 4M6-2l4 4',
  pac: 'M2 2h.01M6 6h.01',
  sys: 'M4 0v4M0 4h8',
  ca: 'M0 6l4-4 4 4',
  run: 'M0 4h3',
};

/** Defines the fill of a verdict: its pigment with its own hatch. */
export function PigmentPattern({ id, pigment }: { id: string; pigment: Pigment }) {
  return (
    <Pattern id={id} data-pigment={pigment} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" />
      {strokes[pigment] && <path d={strokes[pigment]} data-dots={pigment === 'pac' || undefined} />}
    </Pattern>
  );
}

const Pattern = styled.pattern`
  ${pigmentVariables}
  & > rect {
    fill: var(--pigment);
  }
  & > path {
    fill: none;
    stroke: ${theme.color.onSolid};
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-opacity: 0.5;
  }
  & > path[data-dots] {
    stroke-width: 2.6;
  }
  @media (forced-colors: active) {
    & > rect {
      fill: Canvas;
    }
    & > path {
      stroke: CanvasText;
      stroke-opacity: 1;
    }
  }
`;
