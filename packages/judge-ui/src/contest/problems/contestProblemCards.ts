import { theme } from '@oj/ui';
import { css } from 'styled-components';
import { tableCards } from '../../parts/list/tableCards';

/** Rows of the problems of a contest on a phone: balloon, title and own status; id and counts below. */
export const contestProblemCards = css`
  ${tableCards}
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      grid-template: 'balloon title title status' 'balloon id ac total' / auto auto 1fr auto;
      padding: 10px 16px;
    }
    &&& td:has([data-column='balloon']) {
      grid-area: balloon;
    }
    &&& td:is(:has([data-column='ac']), :has([data-column='total'])) {
      color: ${theme.color.text3};
      white-space: nowrap;
    }
    &&& td:is(:has([data-column='ac']), :has([data-column='total']))::before {
      margin-inline-end: 6px;
      content: attr(data-label);
      font: ${theme.font.label};
    }
    &&& td:has([data-column='ac']) {
      grid-area: ac;
      text-align: start;
    }
    &&& td:has([data-column='total']) {
      grid-area: total;
    }
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) > td:empty {
      display: none;
    }
  }
`;
