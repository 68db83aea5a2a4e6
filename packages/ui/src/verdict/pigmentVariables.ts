import { css } from 'styled-components';
import { pigments } from './verdicts';

/** Lets `data-pigment` choose `--pigment` (solid), `--pigment-fg` (text on the tint) and `--pigment-soft` (tint); printed too: what is white on it would be white on white. */
export const pigmentVariables = css`
  print-color-adjust: exact;
  ${pigments
    .map(
      each => `&[data-pigment='${each}'] {
    --pigment: var(--oj-${each});
    --pigment-fg: var(--oj-${each}-fg);
    --pigment-soft: var(--oj-${each}-soft);
  }`,
    )
    .join('\n')}
`;
