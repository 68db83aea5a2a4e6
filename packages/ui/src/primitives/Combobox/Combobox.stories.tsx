import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Dialog } from '../Dialog/Dialog';
import { pasteAndEnter } from '../../testing/pasteAndEnter';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox';

const problems: ComboboxOption[] = [
  { value: '1001', label: 'A + B, but Slowly', note: 'P1001' },
  { value: '1042', label: 'Lantern Riddles 灯谜', note: 'P1042' },
  { value: '1107', label: 'Moonlit Segment Tree', note: 'P1107' },
  { value: '1113', label: 'Counting Osmanthus Paths 金桂', note: 'P1113' },
  { value: '1120', label: 'The Slow Gondola (retired)', note: 'P1120', disabled: true },
];

const Narrow = styled.div`
  max-width: 340px;
  min-height: 360px;
`;

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { label: 'Problem', options: problems, placeholder: 'Name or number', onValueChange: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: combobox with list autocomplete. */
export const Keyboard: Story = {
  tags: ['apg:combobox'],
  play: async ({ args, canvas, userEvent }) => {
    const box: HTMLInputElement = canvas.getByRole('combobox', { name: 'Problem' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('MOON');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    const option = canvas.getByRole('option', { name: /Moonlit/ });
    await expect(box).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Moonlit Segment Tree');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(problems[2]);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('Moonlit Segment Tree');
    await userEvent.keyboard('xx');
    await userEvent.tab();
    await expect(box).toHaveValue('Moonlit Segment Tree');
    await expect(pasteAndEnter(box, 'lan')).toBe(false);
    await waitFor(() => expect(box).toHaveValue('Lantern Riddles 灯谜'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the choice' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const Opened: Story = {
  args: { defaultValue: problems[1] ?? null, hint: 'Only problems of this group.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getByRole('option', { name: /灯谜/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: /retired/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

const people: ComboboxOption[] = ['青岚', 'loopinvariant', '砚台有墨', 'segfault_at_dawn', 'kth_smallest'].map(label => ({
  value: label,
  label,
}));
const findPeople = async (text: string) => people.filter(person => person.label.includes(text));

/** `search` asks the host; the answer to an older text is dropped. */
export const Search: Story = {
  args: { label: 'Member', options: [], search: findPeople },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Member' });
    await userEvent.click(box);
    await userEvent.keyboard('seg');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'segfault_at_dawn', label: 'segfault_at_dawn' });
  },
};

export const Loading: Story = {
  args: { label: 'Member', options: [], search: () => new Promise<ComboboxOption[]>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByText('Searching…')).toBeVisible());
  },
};

let failures = 0;

export const Failing: Story = {
  args: {
    label: 'Member',
    options: [],
    search: async (text: string) => {
      failures += 1;
      if (failures === 1) throw new Error('offline');
      return findPeople(text);
    },
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByText('The search failed.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(canvas.getByText('Nothing matches')).toBeVisible());
  },
};

export const WithError: Story = { args: { error: 'Choose a problem first.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: problems[0] ?? null } };
export const LongText: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '题目',
    placeholder: '标题或编号',
    options: [
      { value: '1', label: '一个标题写得特别特别长而且一直没有结束的题目'.repeat(2), note: 'P1999' },
      { value: '2', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2), note: 'P2000' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '题目' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

function Kept(props: ComboboxProps) {
  const [value, setValue] = useState<ComboboxOption | null>(problems[0] ?? null);
  return (
    <Dialog title="Add a problem" defaultOpen>
      <Combobox {...props} value={value} onValueChange={setValue} />
    </Dialog>
  );
}

/** The first Escape closes the list, the second the dialog around it. */
export const InDialog: Story = {
  render: args => <Kept {...args} />,
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('lan{Enter}');
    await expect(box).toHaveValue('Lantern Riddles 灯谜');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
