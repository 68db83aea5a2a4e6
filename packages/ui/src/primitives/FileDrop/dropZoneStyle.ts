import { css } from 'styled-components';
import { focusWithoutHas } from '../../theme/focusWithoutHas';
import { theme } from '../../theme/theme';

/** A label around a file input, onto which files can be dropped: `data-over`, `data-invalid`, `data-disabled`. */
export const dropZoneStyle = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 84px;
  padding: 12px 16px;
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  text-align: center;
  outline-offset: 2px;
  cursor: pointer;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  & strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
    text-decoration: underline;
    text-decoration-color: ${theme.color.lineStrong};
    text-underline-offset: 3px;
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &:hover:not([data-disabled]) {
    background: ${theme.color.hover};
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
  }
  ${focusWithoutHas}
  &[data-over] {
    border-color: var(--oj-run);
    border-style: solid;
    background: ${theme.color.runningSoft};
    color: ${theme.color.running};
  }
  &[data-over] strong {
    color: inherit;
    text-decoration: none;
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-disabled] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[data-disabled] strong {
    color: inherit;
    text-decoration: none;
  }
`;
