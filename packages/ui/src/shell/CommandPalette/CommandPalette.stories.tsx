import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Languages, Moon, Trophy, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette';

const onSelect = fn();
const groups: PaletteGroup[] = [
  {
    heading: 'Go to',
    commands: [
      {
        key: 'problems',
        label: 'Problems',
        words: ['题库'],
        icon: <BookOpen aria-hidden />,
        keys: 'g p',
        onSelect: () => onSelect('problems'),
      },
      {
        key: 'contests',
        label: 'Contests',
        words: ['比赛'],
        icon: <Trophy aria-hidden />,
        keys: 'g c',
        onSelect: () => onSelect('contests'),
      },
      { key: 'me', label: 'My home page', note: 'inkling', icon: <User aria-hidden />, onSelect: () => onSelect('me') },
    ],
  },
  {
    heading: 'Do',
    commands: [
      { key: 'theme', label: 'Dark theme', icon: <Moon aria-hidden />, onSelect: () => onSelect('theme') },
      {
        key: 'language',
        label: '切换到中文',
        note: 'Change the language',
        icon: <Languages aria-hidden />,
        onSelect: () => onSelect('language'),
      },
    ],
  },
];
const recent = [
  {
    key: 'recent 1113',
    label: 'Counting Osmanthus Paths 金桂',
    note: 'P1113',
    icon: <BookOpen aria-hidden />,
    onSelect: () => onSelect('1113'),
  },
];

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onOpenChange: fn(), groups, recent },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Host(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Jump to anything</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** APG patterns: dialog (modal) with a combobox in it. */
export const Keyboard: Story = {
  tags: ['apg:combobox'],
  render: args => <Host {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Jump to anything' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('combobox', { name: 'Command palette' });
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('option', { name: /Osmanthus/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Contests/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('题');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('problems');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await expect(screen.getByText('Recent')).toBeInTheDocument();
  },
};

export const Search: Story = {
  args: {
    search: async text => [
      { heading: 'Problems', commands: [{ key: 'p1', label: `Problem named ${text}`, note: 'P2001', onSelect: () => onSelect(text) }] },
    ],
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('lantern');
    await waitFor(() => expect(screen.getByRole('option', { name: /Problem named lantern/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('lantern');
  },
};

export const Loading: Story = {
  args: { search: () => new Promise<PaletteGroup[]>(() => {}) },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('con');
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible());
  },
};
export const Failing: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('con');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(screen.getByRole('option', { name: /Contests/ })).toBeVisible();
  },
};
export const NothingMatches: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
  },
};
export const ChineseLong: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    groups: [
      {
        heading: '前往',
        commands: Array.from({ length: 20 }, (_, place) => ({
          key: `${place}`,
          label: `${'一个怎么也写不完的标题'.repeat(3)} ${place}`,
          note: 'pneumonoultramicroscopicsilicovolcanoconiosis',
          onSelect,
        })),
      },
    ],
  },
};
