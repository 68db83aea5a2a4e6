import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** 325 × 100, smaller where there is less room; the piece keeps its share. `--slide` is the place of the piece, 0…1 of the width. */
export const pictureStyle = css`
  position: relative;
  box-sizing: border-box;
  aspect-ratio: 325 / 100;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  overflow: hidden;
  user-select: none;
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > img[data-part='piece'] {
    inset-inline-end: auto;
    inset-inline-start: calc(var(--slide) * 100%);
    width: auto;
    filter: drop-shadow(0 0 3px rgb(0 0 0 / 0.55));
    transition: inset-inline-start ${theme.motion.panel} ${theme.motion.ease};
  }
  &[data-dragging] > img {
    transition: none;
  }
`;

export const railStyle = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 36px;
  margin-block-start: 8px;
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  border-radius: ${theme.radius.control};
  background:
    linear-gradient(${theme.color.runningSoft} 0 0) 0 0 / calc(var(--slide) * 100% + 18px) 100% no-repeat,
    ${theme.color.sunken};
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  [data-outcome='ok'] > & {
    background: ${theme.color.successSoft};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const handleStyle = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--slide) * 100%);
  box-sizing: border-box;
  display: grid;
  place-items: center;
  width: calc(42 / 325 * 100%);
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  cursor: grab;
  touch-action: none;
  transition: inset-inline-start ${theme.motion.panel} ${theme.motion.ease};
  ${focusRing}
  & svg {
    width: 16px;
    height: 16px;
  }
  [data-dragging] > & {
    cursor: grabbing;
    transition: none;
  }
  [data-outcome='ok'] & {
    border-color: var(--oj-ac);
    background: var(--oj-ac);
    color: ${theme.color.onSolid};
    cursor: default;
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  [data-disabled] & {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
  }
`;

export const messageStyle = css`
  display: block;
  min-height: 18px;
  margin: 6px 0 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  &[data-tone='error'] {
    color: ${theme.color.danger};
  }
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
`;
