import { theme } from '@oj/ui';
import { css } from 'styled-components';

/**
 * Rows of a table as cards on a phone, whose cells the table places by grid area. `&&&` outweighs the cards of `Table`. A table uses it
 * before its own rules.
 */
export const tableCards = css`
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      display: grid;
      align-items: center;
      gap: 0 12px;
    }
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) > td {
      display: block;
      min-height: 0;
      padding: 0;
    }
    &&& td[data-label]::before {
      content: none;
    }
    &&& td:has([data-column='title']) {
      grid-area: title;
      font: ${theme.font.lead};
    }
    &&& td:has([data-column='id']) {
      grid-area: id;
    }
    &&& td:has([data-column='myStatus']) {
      grid-area: status;
    }
    &&& tr[aria-hidden] > td:nth-child(n + 4) {
      display: none;
    }
  }
`;
