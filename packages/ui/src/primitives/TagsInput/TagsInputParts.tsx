import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { bareControl } from '../Field/controlStyle';
import { tagStyle } from '../Tag/tagStyle';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** The frame of the field: tags and the text box wrap in it. */
export const tagsBox = css`
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  cursor: text;
`;

export const TagPiece = styled.span`
  ${tagStyle}
  padding-inline-end: 0;
  gap: 5px;
  cursor: default;
  & > span:not([data-swatch]) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > span:last-child {
    padding-inline-end: 8px;
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin-block: -3px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.seal};
    background: transparent;
    color: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  & > button:hover {
    background: ${theme.color.hover};
  }
  & > button svg {
    width: 12px;
    height: 12px;
  }
  @media (pointer: coarse) {
    min-height: 34px;
    & > button {
      width: 34px;
      height: 34px;
    }
  }
`;

export const TagsInputBox = styled.input`
  ${bareControl}
  flex: 1 1 90px;
  width: 90px;
  min-height: 26px;
  padding: 0 7px;
`;

/** The colour of a tag, 7 px square. */
export function Swatch({ color }: { color: string }) {
  return <Square data-swatch style={{ '--tag-swatch': color } as CSSProperties} />;
}

const Square = styled.span`
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 2px;
  background: var(--tag-swatch);
  outline: 1px solid color-mix(in oklch, ${theme.color.text} 25%, transparent);
  forced-color-adjust: none;
`;
