import { css } from 'styled-components';
import { theme } from '../../theme/theme';

const shapes = {
  star: 'polygon(50% 4%, 63% 36%, 98% 38%, 71% 60%, 80% 95%, 50% 76%, 20% 95%, 29% 60%, 2% 38%, 37% 36%)',
  check: 'polygon(4% 54%, 17% 40%, 38% 62%, 82% 10%, 96% 23%, 39% 90%)',
  cross: 'polygon(20% 6%, 50% 36%, 80% 6%, 94% 20%, 64% 50%, 94% 80%, 80% 94%, 50% 64%, 20% 94%, 6% 80%, 36% 50%, 6% 20%)',
};

/**
 * The box of one result; `data-state` is its `CellState`. States differ by structure, so that they hold in greyscale:
 * accepted is filled, first is solid with a double edge and a star, a first that is provisional is filled with a dashed edge and a star, wrong is hollow on a thick floor, pending is hatched
 * and framed, after the contest is dashed and, when wrong, has a minus, partial is filled from the floor as far as `--share`.
 */
export const cellStyle = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text3};
  font: 600 14px/17px ${theme.family.mono};
  letter-spacing: -0.02em;
  white-space: nowrap;
  print-color-adjust: exact;

  & > small {
    display: flex;
    align-items: center;
    gap: 3px;
    font: 500 11px/13px ${theme.family.mono};
  }
  & > small:lang(zh) {
    font-size: 12px;
  }
  & > small::before {
    width: 9px;
    height: 9px;
    background: currentColor;
    forced-color-adjust: none;
  }
  & > small::after {
    content: attr(data-note);
  }
  [data-fit] & > small[data-tries]::after {
    content: attr(data-tries);
  }
  ${theme.phone} {
    /* "2 tries" is wider than the cell. */
    & > small[data-tries]::after {
      content: attr(data-tries);
    }
    /* "1st?" is as wide as the cell within its edge. */
    &[data-state='first-provisional'] > small {
      gap: 1px;
      letter-spacing: -0.05em;
    }
  }
  &[data-state='none']::before {
    content: '·';
    font-weight: 400;
  }
  &[data-state='first'],
  &[data-state='first-provisional'],
  &[data-state='accepted'] {
    background: color-mix(in oklch, var(--oj-ac) 10%, var(--oj-ac-soft));
    color: color-mix(in oklch, var(--oj-ac-fg) 88%, ${theme.color.text});
  }
  &[data-state='accepted'] > small::before {
    clip-path: ${shapes.check};
    content: '';
  }
  &[data-state='first'] {
    background: var(--oj-ac);
    box-shadow:
      inset 0 0 0 2px var(--oj-ac),
      inset 0 0 0 3px color-mix(in oklch, ${theme.color.onSolid} 62%, transparent);
    color: ${theme.color.onSolid};
  }
  &[data-state='first-provisional'] {
    border: 2px dashed var(--oj-ac);
  }
  &:is([data-state='first'], [data-state='first-provisional']) > small::before {
    clip-path: ${shapes.star};
    content: '';
  }
  &[data-state='wrong'] {
    box-shadow:
      inset 0 0 0 1px color-mix(in oklch, var(--oj-wa) 45%, transparent),
      inset 0 -4px 0 var(--oj-wa);
    color: var(--oj-wa-fg);
  }
  &[data-state='wrong'] > small::before {
    clip-path: ${shapes.cross};
    content: '';
  }
  &[data-state='partial'] {
    background: linear-gradient(var(--oj-pac), var(--oj-pac)) 0 100% / calc(var(--share) * 100%) 4px no-repeat var(--oj-pac-soft);
    color: var(--oj-pac-fg);
  }
  &[data-state='pending'] {
    background: repeating-linear-gradient(
      135deg,
      color-mix(in oklch, var(--oj-run) 26%, ${theme.color.surface}) 0 2px,
      var(--oj-run-soft) 2px 8px
    );
    box-shadow: inset 0 0 0 1.5px var(--oj-run);
    color: var(--oj-run-fg);
  }
  &[data-state='pending'] > :is(span, small) {
    padding: 0 4px;
    border-radius: 3px;
    background: var(--oj-run-soft);
  }
  &[data-state='after'] {
    border: 1.5px dashed color-mix(in oklch, var(--oj-ac) 65%, transparent);
    color: var(--oj-ac-fg);
  }
  &[data-state='after-wrong'] {
    border: 1.5px dashed color-mix(in oklch, var(--oj-wa) 65%, transparent);
    color: var(--oj-wa-fg);
  }
  @media (forced-colors: active) {
    color: CanvasText;
    & > small::before {
      background: CanvasText;
    }
    &:is([data-state='accepted'], [data-state='partial']) {
      border: 1px solid CanvasText;
    }
    &[data-state='first'] {
      border: 1px solid CanvasText;
    }
    &[data-state='first']:not(:focus-visible) {
      outline: 1px solid CanvasText;
      outline-offset: -4px;
    }
    &[data-state='wrong'] {
      border-block-end: 4px solid CanvasText;
    }
    &[data-state='pending'] {
      border: 2px dotted CanvasText;
    }
    &:is([data-state='after'], [data-state='after-wrong'], [data-state='first-provisional']) {
      border-color: CanvasText;
    }
  }
`;
