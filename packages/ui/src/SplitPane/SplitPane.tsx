import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, forwardRef, type ReactNode, useRef, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout, usePanelRef } from 'react-resizable-panels';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import { phrases } from '../locale/phrases';
import { theme } from '../theme/theme';

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
  /** Told when a pane is folded away or back. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Of the root. */
  className?: string;
  /** Of the root. */
  style?: CSSProperties;
}

const forgetful = { getItem: () => null, setItem: () => undefined };

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
  const [collapsed, setCollapsed] = useState(false);
  const secondPane = usePanelRef();
  const group = useRef<HTMLDivElement>(null);
  const remembers = storageKey !== undefined && typeof localStorage !== 'undefined';
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: storageKey ?? 'split', storage: remembers ? localStorage : forgetful });
  const noteSize = (inPixels: number) => {
    const folded = collapsible && inPixels < 1;
    if (folded === collapsed) return;
    setCollapsed(folded);
    onCollapsedChange?.(folded);
  };
  const toggle = () => (collapsed ? secondPane.current?.expand() : secondPane.current?.collapse());
  const Arrow = collapsed ? ChevronLeft : ChevronRight;
  return (
    <Root
      ref={ref}
      className={className}
      style={{ ...style, '--split-share': (defaultLayout?.first ?? defaultPercent) / 100 } as CSSProperties}
      data-orientation={orientation}
      data-collapsed={collapsed || undefined}
    >
      <Group
        orientation={orientation}
        elementRef={group}
        defaultLayout={defaultLayout}
        onLayoutChange={({ first: percent = 0 }) => group.current?.parentElement?.style.setProperty('--split-share', `${percent / 100}`)}
        onLayoutChanged={onLayoutChanged}
      >
        <Panel id="first" minSize={minFirstPx} defaultSize={`${defaultPercent}%`}>
          {first}
        </Panel>
        <Divider
          id="divider"
          aria-label={say('divider')}
          data-orientation={orientation}
          onKeyDown={event => {
            if (collapsible && event.key === 'Enter') toggle();
          }}
        />
        <SecondPanel
          id="second"
          panelRef={secondPane}
          style={{ overflow: collapsed ? 'hidden' : 'auto' }}
          minSize={minSecondPx}
          defaultSize={`${100 - defaultPercent}%`}
          collapsible={collapsible}
          onResize={({ inPixels }) => noteSize(inPixels)}
        >
          {second}
        </SecondPanel>
      </Group>
      {collapsible && (
        <Fold type="button" aria-label={say(collapsed ? 'expand' : 'collapse')} aria-expanded={!collapsed} onClick={toggle}>
          <Arrow aria-hidden />
        </Fold>
      )}
    </Root>
  );
});

const Root = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  min-height: 0;
`;

/** Folded away it keeps what was typed in it, out of reach of Tab. */
const SecondPanel = styled(Panel)`
  [data-collapsed] & {
    visibility: hidden;
  }
`;

const Divider = styled(Separator)`
  position: relative;
  flex: none;
  background: ${theme.color.sunken};
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  &[data-orientation='horizontal'] {
    width: 8px;
    border-inline: 1px solid ${theme.color.line};
  }
  &[data-orientation='vertical'] {
    height: 8px;
    border-block: 1px solid ${theme.color.line};
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
  &[data-orientation='vertical']::after {
    width: 38px;
    height: 3px;
  }
  &:hover::after,
  &[data-separator='active']::after {
    background: ${theme.color.accent};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
    z-index: 1;
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
`;
