import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/**
 * A table of very many columns: rows and cells stand where their styles say and are laid out by themselves, so that those that come and go
 * while somebody scrolls move no others. The first column stays in sight.
 */
export const wideStyle = css`
  display: block;
  width: max(100%, var(--table-width));

  & > thead,
  & > tbody,
  & > thead > tr {
    display: block;
  }
  & > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: ${theme.layer.sticky};
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  & > thead > tr {
    position: relative;
    height: 40px;
  }
  & > tbody {
    position: relative;
    height: calc(var(--rows) * var(--table-row));
  }
  & > tbody > tr[data-index] {
    position: absolute;
    inset-block-start: calc(var(--index) * var(--table-row));
    inset-inline: 0;
    height: var(--table-row);
    border-block-end: 1px solid ${theme.color.line};
    /* There is no \`paint\` here: browsers would spend most of their time on a clip for each row. */
    contain: size layout style;
  }
  & > thead > tr > th,
  & > tbody > tr[data-index] > td {
    position: absolute;
    inset-block-start: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    height: 100%;
    border: 0;
    white-space: nowrap;
    contain: size layout style;
  }
  & > tbody > tr[data-index] > td > * {
    max-width: 100%;
  }
  & > thead > tr > th > *,
  & > tbody > tr[data-index] > td[data-truncate] > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > thead > tr > th[data-align='center'],
  & > tbody > tr[data-index] > td[data-align='center'] {
    justify-items: center;
  }
  & > thead > tr > th[data-align='end'],
  & > tbody > tr[data-index] > td[data-align='end'] {
    justify-items: end;
  }
  & > thead > tr > th:first-child,
  & > tbody > tr[data-index] > td:first-child {
    position: sticky;
    z-index: 1;
    background: ${theme.color.surface};
  }
  & > tbody > tr[data-index]:hover > td:first-child {
    background: ${theme.color.hover};
  }
  & > tbody > tr[data-highlight] > td:first-child {
    background: ${theme.color.accentSoft};
  }
  ${theme.phone} {
    min-width: 0;
  }
`;
