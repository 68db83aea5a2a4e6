import { IconButton, theme, usePhrases } from '@oj/ui';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { css, styled } from 'styled-components';
import { problemFormPhrases } from '../problemFormPhrases';
import type { CaseOrder } from './useCaseOrder';

interface CaseToolsProps {
  index: number;
  count: number;
  order: CaseOrder;
  onRemove: () => void;
}

/** What can be done with a case of a list. */
export function CaseTools({ index, count, order, onRemove }: CaseToolsProps) {
  const say = usePhrases(problemFormPhrases);
  const number = index + 1;
  return (
    <span>
      <IconButton size="small" data-move="up" label={say('up', { number })} disabled={index === 0} onClick={() => order.step(index, -1)}>
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        data-move="down"
        label={say('down', { number })}
        disabled={index === count - 1}
        onClick={() => order.step(index, 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton size="small" label={say('removeCase', { number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </span>
  );
}

/** Where a pointer takes a case to drag it. Keyboards and readers have the buttons. */
export function CaseGrip({ index, order }: Pick<CaseToolsProps, 'index' | 'order'>) {
  const say = usePhrases(problemFormPhrases);
  return (
    <Grip aria-hidden title={say('drag')} {...order.gripOf(index)}>
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

/** How a case looks that is dragged, and the line where it would go. Rows of tables draw no shadow: their cells do. */
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
