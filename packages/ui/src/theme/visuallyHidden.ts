import { css } from 'styled-components';

/** Spoken, not seen. The element must not be focusable, unless it shows itself on focus. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
