import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** What a user is called besides the name, with its colour as `--swatch` when `data-swatch` is set. */
export const titleStyle = css`
  flex: none;
  max-inline-size: 12em;
  padding: 0 6px 0 5px;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text2};
  font: 600 11px/16px ${theme.family.sans};
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-swatch]::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-inline-end: 5px;
    border-radius: 2px;
    background: var(--swatch);
    content: '';
    forced-color-adjust: none;
  }
`;
