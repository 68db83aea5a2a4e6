import * as Radix from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SearchNote } from '../../primitives/Combobox/SearchNote';
import { type SearchBy, useSearch } from '../../primitives/Combobox/useSearch';
import { useModalSheet } from '../../hooks/useModalSheet';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { KeyCaps } from '../ShortcutsSheet/KeyCaps';
import { theme } from '../../theme/theme';
import { fittingGroups } from './fittingGroups';
import { commandStyle, groupStyle, listStyle, scrimStyle, searchStyle, sheetStyle } from './paletteStyle';

const words = phrases('commandPalette', {
  title: { zh: '命令面板', en: 'Command palette' },
  placeholder: { zh: '跳转到题目、用户、比赛，或者输入命令……', en: 'Go to a problem, user or contest, or type a command…' },
  recent: { zh: '最近', en: 'Recent' },
  results: { zh: '结果', en: 'Results' },
  choose: { zh: '选择', en: 'choose' },
  open: { zh: '打开', en: 'open' },
  close: { zh: '关闭', en: 'close' },
});

export interface PaletteCommand {
  /** Unique among all commands of the palette, found ones too. */
  key: string;
  /** What it does or where it leads; searched. */
  label: string;
  /** Small text after the label: where it leads, an id. Searched too. */
  note?: string;
  /** One 16 px icon. */
  icon?: ReactNode;
  /** Its shortcut, in the notation of `useShortcuts`: `$mod+Enter`, `g p`. Shown only. */
  keys?: string;
  /** Other words that find it: the name in the other language, a synonym. */
  words?: readonly string[];
  /** Does it; the palette has closed before. */
  onSelect: () => void;
}

export interface PaletteGroup {
  /** Names the group; unique in the palette. */
  heading: string;
  /** Commands in the order in which they are shown. */
  commands: readonly PaletteCommand[];
}

export interface CommandPaletteProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The host says whether it is open. */
  open: boolean;
  /** Escape, a press outside or a chosen command ask to close. The keys that open it (Ctrl/⌘ K) belong to the host. */
  onOpenChange: (open: boolean) => void;
  /** Commands that are always there, filtered here. */
  groups: readonly PaletteGroup[];
  /** Shown first while nothing is typed. */
  recent?: readonly PaletteCommand[];
  /** Finds more on the server for a text. */
  search?: SearchBy<PaletteGroup>;
  /** Text of the empty search box. */
  placeholder?: string;
}

/** Everything by name, from the keyboard. `ref` and rest go to the sheet. APG patterns: dialog (modal), combobox. */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(
  { open, onOpenChange, groups, recent, search, placeholder, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const sheet = useModalSheet();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet ref={ref} {...sheet} {...rest}>
          <Title>{say('title')}</Title>
          <Commands
            groups={groups}
            recent={recent ?? []}
            search={search}
            placeholder={placeholder ?? say('placeholder')}
            onChoose={command => {
              onOpenChange(false);
              command.onSelect();
            }}
          />
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
});

interface CommandsProps {
  groups: readonly PaletteGroup[];
  recent: readonly PaletteCommand[];
  search: SearchBy<PaletteGroup> | undefined;
  placeholder: string;
  onChoose: (command: PaletteCommand) => void;
}

/** What lies in the sheet; forgets the text when the palette closes. */
function Commands({ groups, recent, search, placeholder, onChoose }: CommandsProps) {
  const say = usePhrases(words);
  const [text, setText] = useState('');
  const typed = text.trim() !== '';
  const { found, state, retry } = useSearch(search, text.trim(), typed);
  const own = typed
    ? fittingGroups(groups, text)
    : [...(recent.length > 0 ? [{ heading: say('recent'), commands: recent }] : []), ...groups];
  const shown = [...own, ...(typed ? found : [])].filter(({ commands }) => commands.length > 0);
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Command label={say('title')} shouldFilter={false} loop vimBindings={false}>
      <SearchLine>
        <Search aria-hidden />
        <Command.Input value={text} onValueChange={setText} placeholder={placeholder} aria-label={say('title')} />
      </SearchLine>
      <List label={say('results')}>
        {shown.map(group => (
          <Group key={group.heading} heading={group.heading}>
            {group.commands.map(command => (
              <Row key={command.key} value={`${group.heading} ${command.key}`} onSelect={() => onChoose(command)}>
                {command.icon}
                <span>{command.label}</span>
                {command.note && <small>{command.note}</small>}
                {command.keys && <KeyCaps keys={command.keys} />}
              </Row>
            ))}
          </Group>
        ))}
      </List>
      {typed && <SearchNote state={search ? state : 'done'} count={count} onRetry={retry} />}
      <Foot aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {say('choose')}
        </span>
        <span>
          <Kbd>↵</Kbd> {say('open')}
        </span>
        <span>
          <Kbd>esc</Kbd> {say('close')}
        </span>
      </Foot>
    </Command>
  );
}

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;

const Sheet = styled(Radix.Content)`
  ${sheetStyle}
`;

const Title = styled(Radix.Title)`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

const SearchLine = styled.div`
  ${searchStyle}
`;

const List = styled(Command.List)`
  ${listStyle}
`;

const Group = styled(Command.Group)`
  ${groupStyle}
`;

const Row = styled(Command.Item)`
  ${commandStyle}
`;

const Foot = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  padding: 8px 16px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  ${theme.phone} {
    display: none;
  }
`;
