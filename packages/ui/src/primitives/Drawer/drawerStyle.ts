import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme';

const fade = keyframes`
  from { opacity: 0; }
`;

const fromEnd = keyframes`
  from { transform: translateX(100%); }
`;

const fromStart = keyframes`
  from { transform: translateX(-100%); }
`;

const fromBottom = keyframes`
  from { transform: translateY(100%); }
`;

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.drawer};
  background: ${theme.color.scrim};
  animation: ${fade} ${theme.motion.panel} ${theme.motion.ease};
`;

/** The sheet; `data-side` says which edge holds it. */
export const sheetStyle = css`
  position: fixed;
  z-index: ${theme.layer.drawer};
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  border: 0 solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  &:focus {
    outline: 0;
  }
  &[data-side='end'],
  &[data-side='start'] {
    inset-block: 0;
    width: min(var(--drawer-width), calc(100vw - 40px));
  }
  &[data-side='end'] {
    inset-inline-end: 0;
    border-inline-start-width: 1px;
    animation: ${fromEnd} ${theme.motion.panel} ${theme.motion.ease};
  }
  &[data-side='start'] {
    inset-inline-start: 0;
    border-inline-end-width: 1px;
    animation: ${fromStart} ${theme.motion.panel} ${theme.motion.ease};
  }
  &[data-side='bottom'] {
    inset-inline: 0;
    inset-block-end: 0;
    max-height: calc(100dvh - 56px);
    border-block-start-width: 1px;
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    animation: ${fromBottom} ${theme.motion.panel} ${theme.motion.ease};
  }
`;
