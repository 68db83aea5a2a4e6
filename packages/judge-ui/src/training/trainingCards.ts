import { theme } from '@oj/ui';
import { css } from 'styled-components';
import { tableCards } from '../parts/list/tableCards';

/** Rows of trainings on a phone: title and count; category and access; progress; who and when are left out. */
export const trainingCards = css`
  ${tableCards}
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      grid-template: 'title title count' 'category auth auth' 'progress progress progress' / auto 1fr auto;
      padding: 12px 16px;
    }
    &&& td:has([data-column='category']) {
      grid-area: category;
      margin-block-start: 6px;
    }
    &&& td:has([data-column='auth']) {
      grid-area: auth;
      margin-block-start: 6px;
    }
    &&& td:has([data-column='progress']) {
      grid-area: progress;
      margin-block-start: 8px;
    }
    &&& td:has([data-column='count']) {
      grid-area: count;
      color: ${theme.color.text3};
    }
    &&& td:has([data-column='id'], [data-column='author'], [data-column='updated']) {
      display: none;
    }
  }
`;
