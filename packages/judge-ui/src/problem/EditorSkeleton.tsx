import { Skeleton, theme } from '@oj/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { EditorState } from './useEditorState';

/** Shown until the editor is loaded: the shape of its toolbar, and the code as text. */
export function EditorSkeleton({ code, settings: { fontSize } }: EditorState) {
  return (
    <Frame aria-busy>
      <Bar>
        <Skeleton width={150} height={28} />
        <Skeleton width={110} height={28} />
      </Bar>
      <EditorSpace>
        <Text style={{ '--code-size': `${fontSize}px` } as CSSProperties}>{code}</Text>
      </EditorSpace>
      <Foot />
    </Frame>
  );
}

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

/** Room for the code. */
export const EditorSpace = styled.div`
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

const Frame = styled(EditorFrame)`
  container-type: inline-size;
`;

/** As high as the toolbar, in one row or two. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  box-sizing: border-box;
  height: 51px;
  padding-inline: 14px;
  border-block-end: 1px solid ${theme.color.line};
  @container (max-width: 700px) {
    height: 93px;
  }
  ${theme.phone} {
    height: 109px;
  }
`;

/** As high as what stands at the foot of a phone. */
const Foot = styled.div`
  display: none;
  ${theme.phone} {
    display: block;
    flex: none;
    box-sizing: border-box;
    height: 61px;
    border-block-start: 1px solid ${theme.color.line};
  }
`;

/** As the code stands there until the editor is ready; on a phone in no smaller letters than its editor. */
const Text = styled.pre`
  margin: 0;
  padding: 12px 14px 12px 64px;
  overflow: hidden;
  color: ${theme.color.text2};
  font-family: ${theme.family.mono};
  font-size: var(--code-size);
  font-variant-ligatures: none;
  line-height: 1.57;
  ${theme.phone} {
    padding-inline-start: 14px;
    font-size: max(16px, var(--code-size));
  }
`;
