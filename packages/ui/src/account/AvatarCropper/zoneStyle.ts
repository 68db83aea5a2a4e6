import { css } from 'styled-components';
import { dropZoneStyle } from '../../primitives/FileDrop/dropZoneStyle';

/** Where a picture can be dropped. */
export const zoneStyle = css`
  ${dropZoneStyle}
  flex-flow: column nowrap;
  min-height: 104px;
  & > svg {
    width: 22px;
    height: 22px;
  }
`;
