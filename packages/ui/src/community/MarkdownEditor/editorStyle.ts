import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { focusWithoutHas } from '../../theme/focusWithoutHas';
import { theme } from '../../theme/theme';

/** The frame of the editor. `data-view` says what is open, `data-full` that it fills the window. */
export const editorFrame = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  outline-offset: -1px;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  &:has(textarea:focus) {
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
  &[data-full] {
    position: fixed;
    inset: 0;
    z-index: ${theme.layer.dialog};
    border: 0;
    border-radius: 0;
    outline: 0;
  }
  &[data-over]::after {
    content: attr(data-over);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: inherit;
    background: color-mix(in oklch, ${theme.color.runningSoft} 92%, transparent);
    color: ${theme.color.running};
    font: ${theme.font.strong};
    pointer-events: none;
  }
`;

export const barStyle = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${theme.space[4]};
  padding: 4px 6px;
  border-block-end: 1px solid ${theme.color.line};
  & > [role='toolbar'] {
    display: flex;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & [data-part='group'] {
    display: inline-flex;
    gap: 1px;
  }
  & [data-part='group'] + [data-part='group'] {
    margin-inline-start: 5px;
    padding-inline-start: 5px;
    border-inline-start: 1px solid ${theme.color.line};
  }
  & > [data-part='end'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    margin-inline-start: auto;
  }
`;

export const barButtonStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${theme.color.text2};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover:not(:disabled),
  &[aria-pressed='true'] {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

/** Three views as one small bar of radio-like buttons. */
export const viewsStyle = css`
  display: inline-flex;
  padding: 2px;
  border-radius: 7px;
  background: ${theme.color.sunken};
  & > button {
    min-height: 24px;
    padding: 0 9px;
    border: 1px solid transparent;
    border-radius: 5px;
    background: transparent;
    color: ${theme.color.text2};
    font: ${theme.font.caption};
    white-space: nowrap;
    cursor: pointer;
    ${focusRing}
  }
  & > button[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  @media (pointer: coarse) {
    & > button {
      min-height: 40px;
    }
  }
  ${theme.phone} {
    & > button[data-view='both'] {
      display: none;
    }
    [data-view='both'] & > button[data-view='write'] {
      border-color: ${theme.color.lineStrong};
      background: ${theme.color.surface};
      color: ${theme.color.text};
    }
  }
`;

/** Text and preview, side by side where there is room. */
export const panesStyle = css`
  flex: 1;
  display: grid;
  grid-template-columns: 1fr;
  min-height: 0;
  [data-view='both'] > & {
    grid-template-columns: 1fr 1fr;
  }
  [data-view='preview'] > & > textarea,
  [data-view='write'] > & > [data-part='preview'] {
    display: none;
  }
  [data-view='both'] > & > [data-part='preview'] {
    border-inline-start: 1px solid ${theme.color.line};
  }
  [data-full] > & > textarea {
    height: 100%;
    resize: none;
  }
  & > [data-part='preview'] {
    min-width: 0;
    height: 0;
    min-height: 100%;
    padding: 12px 16px;
    overflow: auto;
  }
  [data-view='preview'] > & > [data-part='preview'] {
    height: auto;
    min-height: var(--editor-height);
  }
  [data-full][data-view='preview'] > & > [data-part='preview'] {
    height: 0;
    min-height: 100%;
  }
  & > [data-part='preview']:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -3px;
  }
  ${theme.phone} {
    [data-view='both'] > & {
      grid-template-columns: 1fr;
    }
    [data-view='both'] > & > [data-part='preview'] {
      display: none;
    }
  }
`;

export const areaStyle = css`
  box-sizing: border-box;
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--editor-height);
  padding: 12px 14px;
  border: 0;
  outline: 0;
  background: transparent;
  color: inherit;
  font: ${theme.font.code};
  font-variant-ligatures: none;
  tab-size: 4;
  resize: vertical;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

export const footStyle = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${theme.space[5]};
  padding: 5px 12px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  & > [data-tone='error'] {
    color: ${theme.color.danger};
  }
`;
