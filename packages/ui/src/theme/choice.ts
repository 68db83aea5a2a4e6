import { css } from 'styled-components';
import { theme } from './theme';

/** A row that can be chosen from a sheet; `data-highlighted` is where Enter would take it. */
export const choiceStyle = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 34px;
  padding: 6px 10px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font: ${theme.font.body};
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-highlighted] {
    background: ${theme.color.hover};
    box-shadow: inset 2px 0 0 ${theme.color.focus};
  }
  &:is([aria-disabled='true'], [data-disabled]) {
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
