import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Lock, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'public', label: 'Public', hint: 'Everybody sees it and may take part.', icon: <Globe aria-hidden /> },
  { value: 'protected', label: 'Protected', hint: 'Everybody sees it; a password lets you take part.', icon: <Users aria-hidden /> },
  { value: 'private', label: 'Private', hint: 'Only who is invited sees it.', icon: <Lock aria-hidden /> },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { label: 'Who may take part', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: radio group. */
export const Keyboard: Story = {
  tags: ['apg:radio'],
  args: { defaultValue: 'public', hint: 'You can change it until the contest begins.' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Who may take part' });
    await expect(group).toHaveAccessibleDescription('You can change it until the contest begins.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Public/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Protected/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Protected/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('protected');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Private/ })).toBeChecked();
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Segmented: Story = {
  args: { variant: 'segmented', label: 'Rule', options: ['ACM', 'OI', 'IOI'].map(value => ({ value, label: value })), defaultValue: 'ACM' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('OI'));
    await expect(canvas.getByRole('radio', { name: 'OI' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('OI');
  },
};
export const SegmentedIcons: Story = { args: { variant: 'segmented', defaultValue: 'private' } };
export const Row: Story = {
  args: { variant: 'row', options: options.map(({ value, label }) => ({ value, label })), defaultValue: 'public' },
};
export const WithError: Story = { args: { error: 'Choose who may take part.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'protected' } };
export const OneDisabled: Story = {
  args: { variant: 'segmented', options: options.map(each => ({ ...each, disabled: each.value === 'private' })), defaultValue: 'public' },
};
export const LongText: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '谁可以参加这场比赛',
    variant: 'segmented',
    defaultValue: 'b',
    options: [
      { value: 'a', label: '所有登录用户都可以参加，不需要密码' },
      { value: 'b', label: '知道密码的用户可以参加，其他人只能看' },
      { value: 'c', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    ],
  },
};
