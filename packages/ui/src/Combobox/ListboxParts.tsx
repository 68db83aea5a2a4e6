import { styled } from 'styled-components';
import { floating } from '../theme/floating';
import { theme } from '../theme/theme';

/** Holds a text box and the sheet under it. */
export const Around = styled.div`
  position: relative;
`;

/** The sheet with the choices. */
export const Panel = styled.div`
  ${floating}
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 6px);
  box-sizing: border-box;
  max-height: 300px;
  padding: ${theme.space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &[hidden] {
    display: none;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One choice; `data-highlighted` is where Enter would take it. */
export const Option = styled.li`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 34px;
  padding: 6px 10px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-inline-start: auto;
  }
  & > small {
    margin-inline-start: auto;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & > small + svg {
    margin-inline-start: 0;
  }
  &[data-highlighted] {
    background: ${theme.color.hover};
    box-shadow: inset 2px 0 0 ${theme.color.focus};
  }
  &[aria-disabled='true'] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
