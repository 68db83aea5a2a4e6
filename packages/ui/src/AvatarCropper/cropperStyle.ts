import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** Where a picture can be dropped. */
export const zoneStyle = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 104px;
  padding: 12px 16px;
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  text-align: center;
  cursor: pointer;

  & strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
    text-decoration: underline;
    text-decoration-color: ${theme.color.lineStrong};
    text-underline-offset: 3px;
  }
  & > svg {
    width: 22px;
    height: 22px;
  }
  &:hover:not([data-disabled]) {
    background: ${theme.color.hover};
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-over] {
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
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[data-disabled] strong {
    color: inherit;
    text-decoration: none;
  }
`;

/** The picture under the square that is taken. The cropper names these classes; its own style sheet would need a CSP exception. */
export const stageStyle = css`
  position: relative;
  width: 100%;
  height: 300px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  overflow: hidden;

  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  & .reactEasyCrop_Image {
    flex: none;
    max-width: none;
    will-change: transform;
  }
  & .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  & .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    margin: auto;
    border: 2px solid #fff;
    outline: 1px solid rgb(0 0 0 / 0.6);
    box-shadow: 0 0 0 999px rgb(15 15 21 / 0.6);
  }
  & .reactEasyCrop_CropArea::before {
    position: absolute;
    inset: 0;
    border: 1px dashed rgb(255 255 255 / 0.8);
    border-radius: ${theme.radius.round};
    content: '';
  }
  & .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid ${theme.color.focus};
  }
`;

/** The slider in ink. */
export const sliderStyle = css`
  flex: 1;
  min-width: 80px;
  height: 24px;
  margin: 0;
  accent-color: ${theme.color.ink};
  cursor: pointer;
  &:focus-visible {
    border-radius: ${theme.radius.seal};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;
