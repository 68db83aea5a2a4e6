import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, forwardRef, type ReactNode, useId, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { DIVIDER_PX, useSplit } from './useSplit';

const words = phrases('splitPane', {
  divider: { zh: '拖动调整宽度，双击复位', en: 'Drag to resize, double click to reset' },
  collapse: { zh: '收起侧栏', en: 'Collapse pane' },
  expand: { zh: '展开侧栏', en: 'Expand pane' },
});

export interface SplitPaneProps {
  /** What stands left, or above. */
  first: ReactNode;
  /** What stands right, or below. */
  second: ReactNode;
  /** Least width of the first pane in px (height, if vertical). Default 240. */
  minFirstPx?: number;
  /** Least width of the second pane in px. Default 240. */
  minSecondPx?: number;
  /** First share of the first pane, in per cent; a double click on the divider goes back to it. Default 50. */
  defaultPercent?: number;
  /** Panes side by side or one above the other. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Remembers the division in the browser's local storage under this key. */
  storageKey?: string;
  /** The second pane can be folded away: by a button at the divider, by Enter on it, by dragging. Default false. */
  collapsible?: boolean;
  /** Called when a pane is collapsed or expanded. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Class of the outermost element. */
  className?: string;
  /** Style of the outermost element. */
  style?: CSSProperties;
}

/** Two panes with a divider between them that pointer and arrow keys move. Fills its container. APG pattern: window splitter. */
export const SplitPane = forwardRef<HTMLDivElement, SplitPaneProps>(function SplitPane(
  {
    first,
    second,
    minFirstPx = 240,
    minSecondPx = 240,
    defaultPercent = 50,
    orientation = 'horizontal',
    storageKey,
    collapsible = false,
    onCollapsedChange,
    className,
    style,
  },
  ref,
) {
  const say = usePhrases(words);
  const id = useId();
  const isVertical = orientation === 'vertical';
  const { room, share, collapsed, toggle, dividerProps } = useSplit({
    minFirstPx,
    minSecondPx,
    defaultShare: defaultPercent / 100,
    isVertical,
    storageKey,
    collapsible,
    onCollapsedChange,
  });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => room.current, [room]);
  const Arrow = collapsed ? ChevronLeft : ChevronRight;
  const measures = { '--split-share': collapsed ? 1 : share, '--first-least': `${minFirstPx}px`, '--second-least': `${minSecondPx}px` };
  return (
    <Root
      ref={room}
      className={className}
      style={{ ...style, ...measures } as CSSProperties}
      data-orientation={orientation}
      data-collapsed={collapsed || undefined}
    >
      <Pane id={id}>{first}</Pane>
      <Divider aria-label={say('divider')} aria-controls={id} {...dividerProps} />
      <Pane>{second}</Pane>
      {collapsible && (
        <Fold type="button" aria-label={say(collapsed ? 'expand' : 'collapse')} aria-expanded={!collapsed} onClick={toggle}>
          <Arrow aria-hidden />
        </Fold>
      )}
    </Root>
  );
});

const THICKNESS = `${DIVIDER_PX}px`;
const FIRST = `clamp(var(--first-least), calc((100% - ${THICKNESS}) * var(--split-share)), max(var(--first-least), calc(100% - ${THICKNESS} - var(--second-least))))`;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / ${FIRST} ${THICKNESS} minmax(0, 1fr);
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  &[data-collapsed] {
    grid-template-columns: minmax(0, 1fr) ${THICKNESS} 0;
  }
  &[data-orientation='vertical'] {
    grid-template: ${FIRST} ${THICKNESS} minmax(0, 1fr) / minmax(0, 1fr);
  }
  &[data-orientation='vertical'][data-collapsed] {
    grid-template-rows: minmax(0, 1fr) ${THICKNESS} 0;
  }
  @media print {
    display: block;
    height: auto;
    overflow: visible;
  }
`;

/** The second one, folded away, keeps what was typed in it, out of reach of Tab. */
const Pane = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: auto;
  [data-collapsed] > [role='separator'] + & {
    overflow: hidden;
    visibility: hidden;
  }
  @media print {
    overflow: visible;
  }
`;

const Divider = styled.div`
  position: relative;
  box-sizing: border-box;
  border: 0 solid ${theme.color.line};
  border-inline-width: 1px;
  background: ${theme.color.sunken};
  cursor: col-resize;
  touch-action: none;
  user-select: none;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  [data-orientation='vertical'] > & {
    border-width: 1px 0;
    cursor: row-resize;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 3px;
    height: 38px;
    margin: auto;
    border-radius: 2px;
    background: ${theme.color.lineStrong};
  }
  [data-orientation='vertical'] > &::after {
    width: 38px;
    height: 3px;
  }
  &:hover::after,
  &[data-dragging]::after {
    background: ${theme.color.accent};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
    z-index: 1;
  }
  @media (pointer: coarse) {
    &::before {
      position: absolute;
      inset: 0 -8px;
      content: '';
    }
    [data-orientation='vertical'] > &::before {
      inset: -8px 0;
    }
  }
  @media print {
    display: none;
  }
`;

/** Rides on the divider; in the corner when the second pane is away. */
const Fold = styled.button`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-start: min(calc((100% - 8px) * var(--split-share) - 8px), calc(100% - 24px));
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  cursor: pointer;
  [data-orientation='vertical'] > & {
    inset-block: min(calc((100% - 8px) * var(--split-share) - 8px), calc(100% - 24px)) auto;
    inset-inline: auto 16px;
    width: 32px;
    height: 24px;
  }
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  [data-orientation='vertical'] > & svg {
    transform: rotate(90deg);
  }
  @media print {
    display: none;
  }
`;
