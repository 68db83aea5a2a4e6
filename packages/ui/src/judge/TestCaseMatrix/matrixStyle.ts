import { css } from 'styled-components';
import { theme } from '../../theme/theme';

export const matrixFrame = css`
  min-width: 0;
  max-width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow: auto;
`;

/** The names of the programs stay while the cases scroll. A case that tells programs apart has a mark at its head. */
export const matrixTable = css`
  border-spacing: 0;
  & th,
  & td {
    padding: 4px 8px;
    text-align: center;
  }
  & thead th {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & thead th[data-telling] {
    color: ${theme.color.text};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-width: 220px;
    padding-inline: 14px;
    background: ${theme.color.surface};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody th {
    font: ${theme.font.strong};
  }
  & tbody td:nth-child(2) {
    color: ${theme.color.text2};
    font: ${theme.font.number};
  }
  & tbody tr:last-child > * {
    padding-block-end: 8px;
  }
  ${theme.phone} {
    & tr > th:first-child {
      max-width: 120px;
    }
  }
`;
