import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme';

const fade = keyframes`
  from { opacity: 0; }
`;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.scrim};
  animation: ${fade} ${theme.motion.fast} ${theme.motion.ease};
`;

export const sheetStyle = css`
  position: fixed;
  inset-block-start: min(14vh, 120px);
  inset-inline: 0;
  z-index: ${theme.layer.dialog};
  box-sizing: border-box;
  width: calc(100vw - 32px);
  max-width: 620px;
  margin-inline: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  overflow: hidden;
  animation: ${drop} ${theme.motion.fast} ${theme.motion.ease};
  ${theme.phone} {
    inset-block-start: 16px;
  }
`;

export const searchStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding-inline: 16px;
  border-block-end: 1px solid ${theme.color.line};
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${theme.color.text3};
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: ${theme.color.text};
    font: ${theme.font.lead};
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:focus-within {
    box-shadow: inset 0 -1px 0 ${theme.color.focus};
    border-color: ${theme.color.focus};
  }
  @media (pointer: coarse) {
    & > input {
      font-size: 16px;
    }
  }
`;

export const listStyle = css`
  max-height: min(52vh, 420px);
  padding: 0 ${theme.space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 8px;
`;

export const groupStyle = css`
  padding-block: ${theme.space[3]};
  & [cmdk-group-heading] {
    padding: 6px 10px 4px;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

export const commandStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  min-height: 38px;
  padding: 6px 10px;
  border-radius: ${theme.radius.control};
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${theme.color.text2};
  }
  & > span:first-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    flex: 1;
    min-width: 0;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='keys'] {
    margin-inline-start: auto;
  }
  &[data-selected='true'] {
    background: ${theme.color.hover};
    box-shadow: inset 2px 0 0 ${theme.color.focus};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
