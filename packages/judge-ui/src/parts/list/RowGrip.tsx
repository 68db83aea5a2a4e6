import { theme } from '@oj/ui';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';

/** Where a pointer takes a row to drag it (`useRowOrder`). Keyboards and readers have buttons. */
export function RowGrip(props: ComponentProps<'span'>) {
  return (
    <Grip aria-hidden {...props}>
      <GripVertical />
    </Grip>
  );
}

const Grip = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 32px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  cursor: grab;
  touch-action: none;
  user-select: none;
  & svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
  &:active {
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

/** How a row looks that is dragged, and the line where it would go. Rows of tables draw no shadow: their cells do. */
export const draggedStyle = css`
  &[data-dragged] {
    opacity: 0.45;
  }
  &[data-drop='before']:not(tr),
  &[data-drop='before'] > td {
    box-shadow: inset 0 2px 0 ${theme.color.accent};
  }
  &[data-drop='after']:not(tr),
  &[data-drop='after'] > td {
    box-shadow: inset 0 -2px 0 ${theme.color.accent};
  }
`;
