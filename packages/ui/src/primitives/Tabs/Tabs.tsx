import * as Radix from '@radix-ui/react-tabs';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { tabRow, tabStyle } from './tabStyle';

export interface Tab {
  /** Key of the tab, unique in its row. */
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Small number after the label: how many there are behind it. */
  count?: number | undefined;
  disabled?: boolean;
  /** What the tab shows. Without any content the host draws it below, in its own panel. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The tabs, in order. */
  tabs: readonly Tab[];
  /** Names the row of tabs. */
  label: string;
  /** Key of the open tab. When it is given, the host controls it. */
  value?: string;
  /** First open tab when the component keeps it itself. Default: the first. */
  defaultValue?: string;
  /** Called with the key of the tab that was opened. */
  onValueChange?: (value: string) => void;
  /** Keeps the content of closed tabs in the page, so that what was typed there stays. Default false. */
  keepMounted?: boolean;
}

/** Several views of one thing in one place. For views with an address of their own use `TabLinks`. APG pattern: tabs. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { tabs, label, value, defaultValue = tabs[0]?.value ?? '', onValueChange, keepMounted = false, ...rest },
  ref,
) {
  return (
    <Radix.Root ref={ref} value={value} defaultValue={defaultValue} onValueChange={onValueChange} {...rest}>
      <Row aria-label={label}>
        {tabs.map(tab => (
          <Trigger key={tab.value} value={tab.value} disabled={tab.disabled}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </Row>
      {tabs.map(tab => (
        <Panel key={tab.value} value={tab.value} forceMount={keepMounted || undefined} tabIndex={tab.content === undefined ? -1 : 0}>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
});

const Row = styled(Radix.List)`
  ${tabRow}
`;

const Trigger = styled(Radix.Trigger)`
  ${tabStyle}
`;

const Count = styled.span`
  color: ${theme.color.text3};
  font: 500 12px/1 ${theme.family.mono};
`;

const Panel = styled(Radix.Content)`
  border-radius: ${theme.radius.seal};
  ${focusRing}
  &[data-state='inactive'] {
    display: none;
  }
  &:not(:empty) {
    padding-block-start: ${theme.space[6]};
  }
`;
