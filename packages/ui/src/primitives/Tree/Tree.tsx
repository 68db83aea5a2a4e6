import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { theme } from '../../theme/theme';
import { rowsInSight, stepOf, type TreeNode, type TreeRow } from './treeNodes';

export interface TreeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Names the tree. */
  label: string;
  /** The nodes of the first level, in their order. */
  nodes: readonly TreeNode[];
  /** Key of the chosen node, kept by the host; null: none. */
  selected?: string | null;
  /** Chosen at first when the tree keeps it itself. Default null. */
  defaultSelected?: string | null;
  /** Called with the key of the node that is chosen. */
  onSelectedChange?: (key: string) => void;
  /** Keys of the branches that are open, kept by the host. */
  open?: readonly string[];
  /** Open at first when the tree keeps them itself. Default none. */
  defaultOpen?: readonly string[];
  /** Called with the keys of all open branches. */
  onOpenChange?: (keys: readonly string[]) => void;
}

const none: readonly string[] = [];

/** Things within things: tags by classification, files of a package. A click on a branch also opens or closes it. APG pattern: tree view. */
export const Tree = forwardRef<HTMLDivElement, TreeProps>(function Tree(
  { label, nodes, selected, defaultSelected = null, onSelectedChange, open, defaultOpen = none, onOpenChange, onKeyDown, ...rest },
  ref,
) {
  const rowsRef = useRef(new Map<string, HTMLDivElement>());
  const [chosen, choose] = useChosen(selected, defaultSelected, onSelectedChange);
  const [opened, setOpened] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [left, setLeft] = useState<string>();
  const isOpen = (key: string) => opened.includes(key);
  const rows = rowsInSight(nodes, isOpen);
  const inSight = (key: string | null | undefined) => rows.find(({ node }) => node.key === key);
  const stop = (inSight(left) ?? inSight(chosen) ?? rows[0])?.node.key;
  const setOpen = (key: string, next: boolean) => setOpened(next ? [...opened, key] : opened.filter(each => each !== key));
  const activate = ({ key, disabled, children }: TreeNode) => {
    if (children) setOpen(key, !isOpen(key));
    if (!disabled && key !== chosen) choose(key);
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.findIndex(({ node }) => rowsRef.current.get(node.key) === event.target);
    const here = rows[at];
    if (!here) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const step = isChoice ? undefined : stepOf(event.key, at, rows, isOpen);
    if (!isChoice && !step) return;
    event.preventDefault();
    if (isChoice) activate(here.node);
    else if (step && 'go' in step) rowsRef.current.get(step.go)?.focus();
    else if (step) setOpen(here.node.key, 'open' in step);
  };
  const keep = (key: string) => (element: HTMLDivElement | null) => {
    if (element) rowsRef.current.set(key, element);
    else rowsRef.current.delete(key);
  };
  return (
    <Root ref={ref} {...rest} role="tree" aria-label={label} onKeyDown={pressed}>
      {rows.map(row => (
        <Row
          key={row.node.key}
          ref={keep(row.node.key)}
          {...itemOf(row, row.node.children && isOpen(row.node.key), row.node.key === chosen)}
          tabIndex={row.node.key === stop ? 0 : -1}
          onFocus={() => setLeft(row.node.key)}
          onClick={() => activate(row.node)}
        >
          <Fold aria-hidden>{row.node.children && <ChevronRight />}</Fold>
          {row.node.icon}
          <span>{row.node.label}</span>
          {row.node.note !== undefined && <small>{row.node.note}</small>}
        </Row>
      ))}
    </Root>
  );
});

/** Rows lie side by side in the document; level and place say how they lie in the tree. */
const itemOf = ({ node, level, place, siblings }: TreeRow, isOpen: boolean | undefined, isChosen: boolean) => ({
  role: 'treeitem',
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': siblings,
  'aria-expanded': isOpen,
  'aria-selected': isChosen,
  'aria-disabled': node.disabled || undefined,
  style: { '--tree-level': level - 1 } as CSSProperties,
});

/** null is a choice of the host's, too: none. */
function useChosen(selected: string | null | undefined, defaultSelected: string | null, onChange: TreeProps['onSelectedChange']) {
  const [own, setOwn] = useState(defaultSelected);
  const choose = (key: string) => {
    if (selected === undefined) setOwn(key);
    onChange?.(key);
  };
  return [selected === undefined ? own : selected, choose] as const;
}

const Root = styled.div`
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 32px;
  padding-block: 4px;
  padding-inline: calc(4px + var(--tree-level) * 20px) 8px;
  border-radius: ${theme.radius.control};
  outline: 0;
  cursor: pointer;
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    margin-inline-start: auto;
    color: ${theme.color.text3};
    font: ${theme.font.number};
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${theme.color.text3};
  }
  &:hover {
    background: ${theme.color.sunken};
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font: ${theme.font.strong};
  }
  &[aria-disabled] {
    color: ${theme.color.text3};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:focus-visible,
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Fold = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  color: ${theme.color.text3};
  & > svg {
    width: 16px;
    height: 16px;
    transition: rotate ${theme.motion.fast} ${theme.motion.ease};
  }
  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }
  [dir='rtl'] & > svg {
    scale: -1 1;
  }
`;
