import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { KeyCaps } from './KeyCaps';
import { ShortcutsSheet, type ShortcutsSheetProps } from './ShortcutsSheet';
import { useShortcuts } from './useShortcuts';

const areas = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: '$mod+k', label: 'Command palette' },
      { keys: '[Shift]+?', label: 'This list' },
      { keys: 'g p', label: 'Go to the problems' },
      { keys: 'g c', label: 'Go to the contests' },
    ],
  },
  {
    name: 'Problem',
    shortcuts: [
      { keys: '$mod+Enter', label: 'Submit' },
      { keys: "$mod+'", label: 'Run the samples' },
      { keys: 'Alt+ArrowRight', label: 'Next problem' },
    ],
  },
];

const meta = {
  title: 'Shell/ShortcutsSheet',
  component: ShortcutsSheet,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  subcomponents: { KeyCaps },
  args: { areas, defaultOpen: true },
} satisfies Meta<typeof ShortcutsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const onGo = fn();
const onSubmit = fn();

function Host({ areas }: ShortcutsSheetProps) {
  const [open, setOpen] = useState(false);
  useShortcuts([
    { keys: '[Shift]+?', label: 'This list', onPress: () => setOpen(true) },
    { keys: 'g p', label: 'Go to the problems', onPress: onGo },
    { keys: '$mod+Enter', label: 'Submit', whileTyping: true, onPress: onSubmit },
  ]);
  return (
    <>
      <TextField label="Code" />
      <Button onClick={() => setOpen(true)}>Shortcuts</Button>
      <ShortcutsSheet areas={areas} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** APG pattern: dialog (modal). Fields keep their letters; only what says so works while typing. */
export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  args: { defaultOpen: false },
  render: args => <Host {...args} />,
  beforeEach: () => {
    onGo.mockClear();
    onSubmit.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, 'gp?');
    await expect(field).toHaveValue('gp?');
    await expect(onGo).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('gp');
    await expect(onGo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {};
export const Empty: Story = { args: { areas: [] } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    areas: [
      { name: '所有页面', shortcuts: [{ keys: '$mod+k', label: '打开命令面板，跳转到任意题目、比赛或者用户，名字很长也要显示完整' }] },
      {
        name: '题目',
        shortcuts: [
          { keys: '$mod+Enter', label: '提交代码' },
          { keys: '$mod+Shift+Alt+ArrowLeft', label: '上一题' },
        ],
      },
    ],
  },
};
