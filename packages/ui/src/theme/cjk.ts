import { css } from 'styled-components';

const CJK = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/;

/** Attributes of a name inside an element with `cjkWeight`. */
export const cjkOf = (name: string) => (CJK.test(name) ? { 'data-cjk': true } : undefined);

/** Most fonts of Chinese, Japanese and Korean have no medium weight, and would show a name as plain text. */
export const cjkWeight = css`
  &[data-cjk] {
    font-weight: 600;
  }
`;
