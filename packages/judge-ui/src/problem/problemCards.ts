import { theme } from '@oj/ui';
import { css } from 'styled-components';

/** Rows of the problem list on a phone: id, title and the reader's status; level and rate; tags. `&&&` outweighs the cards of `Table`. */
export const problemCards = css`
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      display: grid;
      grid-template: 'id title status' 'difficulty difficulty rate' 'tags tags tags' / auto 1fr auto;
      align-items: center;
      gap: 0 12px;
      padding: 8px 16px 12px;
    }
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) > td {
      display: block;
      min-height: 0;
      padding: 0;
    }
    &&& td[data-label]::before {
      content: none;
    }
    &&& td:has([data-column='id']) {
      grid-area: id;
    }
    &&& td:has([data-column='title']) {
      grid-area: title;
      font: ${theme.font.lead};
    }
    &&& td:has([data-column='myStatus']) {
      grid-area: status;
      justify-self: end;
    }
    &&& td:has([data-column='difficulty']) {
      grid-area: difficulty;
    }
    &&& td:has([data-column='rate']) {
      grid-area: rate;
    }
    &&& td:has([data-column='tags']) {
      grid-area: tags;
      margin-block-start: 8px;
    }
    &&& td:has([data-column='total'], [data-column='tags']:empty) {
      display: none;
    }
    &&& tr[aria-hidden] > td:nth-child(n + 4) {
      display: none;
    }
  }
`;
