import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { choiceStyle } from '../../theme/choice';
import { theme } from '../../theme/theme';

export interface MenuCommand {
  label: string;
  icon?: ReactNode;
  /** Small text at the end: a shortcut, a number. */
  note?: ReactNode;
  /** `danger` is for what cannot be taken back. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** When it is given, the entry is a switch with a tick: whether it is on. */
  checked?: boolean;
  onSelect?: () => void;
  /** Address, if the entry leads somewhere. */
  href?: string;
  /** Use in place of `href`: a link of the host's router without children, for example `<Link to="/settings" />`. */
  link?: ReactElement<{ children?: ReactNode }>;
}

/** A command, a line between groups, or the title of a group. */
export type MenuEntry = MenuCommand | 'separator' | { heading: string };

/** One row of a menu. */
export function MenuEntryRow({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Line />;
  if ('heading' in entry) return <Heading>{entry.heading}</Heading>;
  const face = (
    <>
      {entry.checked === undefined ? entry.icon : <Tick aria-hidden data-on={entry.checked || undefined} />}
      <Label>{entry.label}</Label>
      {entry.note && <Note>{entry.note}</Note>}
    </>
  );
  const { tone, disabled, onSelect } = entry;
  const select = (event: Event) => {
    focusTrigger(event.currentTarget);
    onSelect?.();
  };
  const shared = { 'data-tone': tone, disabled, onSelect: select };
  if (entry.checked !== undefined) {
    return (
      <Switchable {...shared} checked={entry.checked}>
        {face}
      </Switchable>
    );
  }
  if (entry.link || entry.href) {
    return (
      <Row {...shared} asChild>
        {entry.link ? cloneElement(entry.link, undefined, face) : <a href={entry.href}>{face}</a>}
      </Row>
    );
  }
  return <Row {...shared}>{face}</Row>;
}

/** The trigger has the focus before the command runs: a dialog that the command opens gives the focus back to where it was. */
function focusTrigger(row: EventTarget | null) {
  const menu = row instanceof Element && row.closest('[role=menu]');
  if (menu) document.getElementById(menu.getAttribute('aria-labelledby') ?? '')?.focus();
}

const row = css`
  ${choiceStyle}
  text-decoration: none;
  outline: 0;
  &[data-tone='danger']:not([data-disabled]) {
    color: ${theme.color.danger};
  }
  &:not([data-tone='danger']) > svg {
    color: ${theme.color.text2};
  }
`;

const Row = styled(Radix.Item)`
  ${row}
`;

const Switchable = styled(Radix.CheckboxItem)`
  ${row}
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Tick = styled(Check)`
  visibility: hidden;
  &[data-on] {
    visibility: visible;
  }
`;

const Line = styled(Radix.Separator)`
  height: 1px;
  margin: ${theme.space[3]} 10px;
  background: ${theme.color.line};
`;

const Heading = styled(Radix.Label)`
  padding: 6px 10px 2px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
