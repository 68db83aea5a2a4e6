import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

export const viewportStyle = css`
  height: var(--carousel-height);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
  overflow: hidden;
  & > [data-part='track'] {
    display: flex;
    height: 100%;
    touch-action: pan-y pinch-zoom;
  }
  & > [data-part='track'] > div > :is(img, a, picture) {
    display: block;
    width: 100%;
    height: 100%;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & a:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -4px;
  }
  ${theme.phone} {
    height: var(--carousel-narrow-height);
  }
`;

/** A bar of paper over the pictures: readable whatever they are. */
export const controlsStyle = css`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 50%;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  width: max-content;
  max-width: calc(100% - 24px);
  padding: 2px 4px;
  border: 1px solid ${theme.color.line};
  border-radius: 18px;
  background: ${theme.color.surface};
  transform: translateX(-50%);
  ${theme.phone} {
    inset-block-end: 8px;
  }
`;

export const roundButtonStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: transparent;
  color: ${theme.color.text2};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: 0;
  }
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  @media (pointer: coarse) {
    width: 36px;
    height: 36px;
  }
`;

export const dotStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: 0;
  }
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: ${theme.color.lineStrong};
    transition: width ${theme.motion.fast} ${theme.motion.ease};
  }
  &[aria-current]::before {
    width: 18px;
    background: ${theme.color.ink};
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
