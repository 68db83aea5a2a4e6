import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/**
 * Rows on a phone: seal, author and time; the problem; then what was measured. Cells without a value are left out.
 * `&&&` outweighs the cards of `Table`.
 */
export const submissionCards = css`
  ${theme.phone} {
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 12px;
      padding: 10px 16px;
    }
    &&& tbody tr:where(:not([data-empty], [aria-hidden])) > td {
      display: block;
      order: 3;
      min-height: 24px;
      padding: 0;
      line-height: 24px;
    }
    &&& td[data-label]::before {
      content: none;
    }
    &&& td[data-label]:has([data-column='score'])::before {
      margin-inline-end: 6px;
      content: attr(data-label);
    }
    &&& [data-column='author'] {
      line-height: 24px;
    }
    &&& tbody td:has([data-column='status']) {
      order: 0;
    }
    &&& tbody td:has([data-column='author']) {
      order: 1;
    }
    &&& tbody td:has([data-column='submittedAt']) {
      order: 1;
      margin-inline-start: auto;
    }
    &&& tbody td:has([data-column='problem']) {
      flex-basis: 100%;
      order: 2;
    }
    &&& tbody td:has([data-column='actions']) {
      order: 4;
      margin-inline-start: auto;
    }
    &&& tbody td:has([data-column='judger'], [data-column='length'], [data-column][data-empty]) {
      display: none;
    }
    &&& [data-column='problem'] {
      max-width: none;
      white-space: normal;
    }
    &&& tr[aria-hidden] > td:nth-child(n + 4) {
      display: none;
    }
  }
`;
