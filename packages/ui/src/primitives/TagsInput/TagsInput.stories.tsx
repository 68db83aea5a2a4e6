import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { pasteAndEnter } from '../../testing/pasteAndEnter';
import { type TagChoice, TagsInput } from './TagsInput';

const options: TagChoice[] = [
  { key: '1', name: 'dynamic programming', color: '#8c4dbf' },
  { key: '2', name: 'graph', color: '#008462' },
  { key: '3', name: 'data structures', color: '#724d00' },
  { key: '4', name: '最短路', color: '#0a368b' },
  { key: '5', name: 'strings' },
];
const two = options.slice(0, 2);

const Narrow = styled.div`
  max-width: 420px;
  min-height: 340px;
`;

const meta = {
  title: 'Primitives/TagsInput',
  component: TagsInput,
  args: { label: 'Tags', options, placeholder: 'Type to find a tag', onValueChange: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (tags: readonly TagChoice[] | undefined) => tags?.map(tag => tag.name);

/** APG pattern: combobox with list autocomplete; the chosen tags are buttons that arrow keys reach. */
export const Keyboard: Story = {
  tags: ['apg:combobox'],
  args: { create: name => ({ key: `new ${name}`, name }) },
  play: async ({ args, canvas, userEvent }) => {
    const told = () => namesOf((args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0]);
    const box: HTMLInputElement = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.tab();
    await userEvent.keyboard('GRA{Enter}');
    await expect(told()).toEqual(['graph']);
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('dyn{Enter}');
    await userEvent.keyboard('knapsack{Enter}');
    await expect(told()).toEqual(['graph', 'dynamic programming', 'knapsack']);
    await userEvent.keyboard('{Backspace}');
    await expect(pasteAndEnter(box, 'knapsack')).toBe(false);
    await expect(told()).toEqual(['graph', 'dynamic programming', 'knapsack']);
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.keyboard('{Backspace}');
    await expect(told()).toEqual(['graph', 'dynamic programming']);
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove dynamic programming' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(told()).toEqual(['dynamic programming']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dynamic programming' }));
    await expect(told()).toEqual([]);
    await expect(box).toHaveFocus();
  },
};

export const Coloured: Story = { args: { defaultValue: options.slice(0, 4), hint: 'At most five help the reader.' } };

export const Opened: Story = {
  args: { defaultValue: two, create: name => ({ key: name, name }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('st');
    await expect(canvas.getByRole('option', { name: 'Create “st”' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('Graph{Enter}');
    await expect(canvas.getByText('“graph” is chosen already')).toBeVisible();
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('st');
  },
};

export const Full: Story = {
  args: { defaultValue: two, max: 2 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await expect(box).toHaveAccessibleDescription(/All 2 are taken/);
    await userEvent.click(box);
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Empty: Story = { args: { options: [] } };
export const WithError: Story = { args: { defaultValue: two, error: 'Choose at least three tags.' } };
export const Disabled: Story = { args: { defaultValue: two, disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: two, readOnly: true } };
export const LongText: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '标签',
    defaultValue: [
      { key: 'a', name: '一个特别特别长的标签名字它一直写一直写也没有写完'.repeat(2), color: '#b94f62' },
      { key: 'b', name: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2) },
      ...options,
    ],
  },
};
