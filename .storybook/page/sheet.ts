import { css } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';

/** A table of a component's page. */
export const sheet = css`
  width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  border-spacing: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow: clip;
  & th {
    padding: 9px 16px;
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: start;
  }
  & td {
    padding: 9px 16px;
    border-block-start: 1px solid ${theme.color.line};
    vertical-align: top;
  }
  & code {
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;
