import { css, keyframes } from 'styled-components';
import { theme } from './theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** The sheet of paper that floats over the page: menus, popovers. Hairline first, then the one shadow. */
export const floating = css`
  z-index: ${theme.layer.floating};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  animation: ${appear} ${theme.motion.fast} ${theme.motion.ease};
`;
