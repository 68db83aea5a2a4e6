import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { groupMembers, ownGroup } from '../../testing/groupSamples';
import { onePage, sampleUser } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { GroupMembers } from './GroupMembers';

const meta = {
  title: 'Pages/Group members',
  component: GroupMembers,
  parameters: { clock: true },
  args: { group: ownGroup(), list: 'members', keyword: undefined, page: 1, onKeywordChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof GroupMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

const stored = fn();
const known = ['alto', 'basso', 'rita'];
/** Rita is in the group. */
const addAll = async ({ usernames, dryRun }: { usernames: string[]; dryRun?: boolean }) => {
  const faults = usernames.flatMap((name, at) => (known.includes(name) ? [] : [{ row: at + 1, code: 'unknown' as const }]));
  const present = usernames.filter(name => name === 'rita').length;
  if (!dryRun) stored(usernames);
  return { added: usernames.length - faults.length - present, present, faults };
};
const seen = withFrame({
  user: sampleUser,
  address: '/group/1/member',
  answers: { groupMember: { list: async () => onePage(groupMembers), addAll } },
});

/** A teacher pastes a class: lines with faults are told before anything is stored. */
export const Pasted: Story = {
  beforeEach: () => void stored.mockReset(),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add members' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('Enter usernames');
    await userEvent.type(dialog.getByRole('textbox', { name: /Usernames/ }), 'alto\nbaso\nrita');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('Line 2');
    await expect(dialog.getByText('There is no such user')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Add 1/ })).toBeNull();
    await userEvent.clear(dialog.getByRole('textbox', { name: /Usernames/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Usernames/ }), 'alto\nbasso\nrita');
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('2 users will join · 1 is in the group already');
    await expect(stored).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 members' }));
    await waitFor(() => expect(stored).toHaveBeenCalledWith(['alto', 'basso', 'rita']));
    await screen.findByText('2 members are added');
  },
};

/** The names come from a file that a spreadsheet wrote; on a phone, in Chinese. */
export const File: Story = {
  beforeEach: () => void stored.mockReset(),
  globals: { locale: 'zh-CN', viewport: { value: 'phone' } },
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '批量添加' }));
    const dialog = within(await screen.findByRole('dialog', { name: '批量添加成员' }));
    const file = new globalThis.File(['\uFEFF姓名,用户名\r\n甲,alto\r\n乙,basso\r\n'], 'class.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(/CSV 文件/), file);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /用户名/ })).toHaveValue('姓名,用户名\n甲,alto\n乙,basso\n'));
    await userEvent.click(dialog.getByRole('button', { name: '检查' }));
    await dialog.findByText('2 人可以加入');
    await userEvent.click(dialog.getByRole('button', { name: '添加 2 人' }));
    await waitFor(() => expect(stored).toHaveBeenCalledWith(['alto', 'basso']));
  },
};
