import { css } from 'styled-components';
import { theme } from '../../theme/theme';

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
