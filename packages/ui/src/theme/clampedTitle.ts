import { css } from 'styled-components';

/** The title of a card: two lines, and the rest in its `title`. */
export const clampedTitle = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
