import { styled } from 'styled-components';
import { choiceStyle } from '../../theme/choice';
import { floating } from '../../theme/floating';
import { theme } from '../../theme/theme';

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
  ${choiceStyle}
  overflow-wrap: anywhere;
  & > svg,
  & > small {
    margin-inline-start: auto;
  }
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & > small + svg {
    margin-inline-start: 0;
  }
`;
