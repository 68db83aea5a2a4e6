import { theme } from '@oj/ui';
import { css } from 'styled-components';
import { tableCards } from '../parts/tableCards';

/** Rows of the problem list on a phone: id, title and the reader's status; level and rate; tags. */
export const problemCards = css`
  ${tableCards}
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      grid-template: 'id title status' 'difficulty difficulty rate' 'tags tags tags' / auto 1fr auto;
      padding: 8px 16px 12px;
    }
    &&& td:has([data-column='myStatus']) {
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
  }
`;
