import { Skeleton, theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Shape of the toolbar until the tools of the editor are loaded. */
export const ToolbarSkeleton = () => (
  <Measured>
    <Bar aria-busy>
      <Skeleton width={150} height={28} />
      <Skeleton width={110} height={28} />
    </Bar>
  </Measured>
);

export const EditorFrame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  background: ${theme.color.surface};
  ${theme.phone} {
    height: auto;
    min-height: calc(100dvh - 105px);
  }
  @media print {
    display: none;
  }
`;

/** Room for the code; a link of the statement leads here. */
export const EditorSpace = styled.div.attrs({ id: 'code', tabIndex: -1 })`
  outline: 0;
  position: relative;
  flex: 1;
  min-height: 120px;
  & > * {
    position: absolute;
    inset: 0;
  }
  ${theme.phone} {
    flex: 1 0 550px;
  }
`;

const Measured = styled.div`
  flex: none;
  container-type: inline-size;
`;

/** Has the height of the toolbar, in one row or two. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  box-sizing: border-box;
  height: 51px;
  padding-inline: 14px;
  border-block-end: 1px solid ${theme.color.line};
  @container (max-width: 770px) {
    height: 93px;
  }
  ${theme.phone} {
    height: 109px;
  }
`;

/** Has the height of the bar at the foot of a phone. */
export const FootSkeleton = styled.div`
  display: none;
  ${theme.phone} {
    display: block;
    flex: none;
    box-sizing: border-box;
    height: 61px;
    border-block-start: 1px solid ${theme.color.line};
  }
`;
