import { css } from 'styled-components';
import { focusWithoutHas } from '../../theme/focusWithoutHas';
import { theme } from '../../theme/theme';

/** Text and commands in one frame. */
export const formFrame = css`
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  outline-offset: -1px;
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  &:hover:not([data-disabled]) {
    border-color: ${theme.color.text2};
  }
  &:has(> textarea:focus) {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
  }
  ${focusWithoutHas}
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-disabled] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
  }
  & > :last-child {
    padding: 4px 6px;
  }
`;

export const textStyle = css`
  box-sizing: border-box;
  display: block;
  width: 100%;
  min-height: 60px;
  padding: 10px 12px 4px;
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  font: ${theme.font.lead};
  resize: vertical;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]} ${theme.space[5]};
  margin-block-start: ${theme.space[4]};
`;
