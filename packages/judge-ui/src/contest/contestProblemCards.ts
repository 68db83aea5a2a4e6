import { theme } from '@oj/ui';
import { css } from 'styled-components';

/** Rows of the problems of a contest on a phone: balloon, title and own status; id and counts below. `&&&` outweighs the cards of `Table`. */
export const contestProblemCards = css`
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      display: grid;
      grid-template: 'balloon title title status' 'balloon id ac total' / auto auto 1fr auto;
      align-items: center;
      gap: 0 12px;
      padding: 10px 16px;
    }
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) > td {
      display: block;
      min-height: 0;
      padding: 0;
    }
    &&& td[data-label]::before {
      content: none;
    }
    &&& td:has([data-column='balloon']) {
      grid-area: balloon;
    }
    &&& td:has([data-column='title']) {
      grid-area: title;
      font: ${theme.font.lead};
    }
    &&& td:has([data-column='myStatus']) {
      grid-area: status;
    }
    &&& td:has([data-column='id']) {
      grid-area: id;
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
    &&& tr[aria-hidden] > td:nth-child(n + 4) {
      display: none;
    }
  }
`;
