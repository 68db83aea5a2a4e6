import { ApiError, type EditedContest, type FreezeEffect } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { root } from '../../../testing/AdminScreen';
import { heldContest } from '../../../testing/contestEditorSamples';
import { minutesAgo } from '../../../testing/samples';
import { withFrame } from '../../../testing/StoryFrame';
import { ContestTimeDialog } from './ContestTimeDialog';

const meta = {
  title: 'Pages/Back office/Freeze of a contest',
  component: ContestTimeDialog,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '820px' } } },
  args: { cid: 1, title: 'Winter Regional', open: true, onClose: fn() },
  beforeEach: () => void sent.mockReset(),
} satisfies Meta<typeof ContestTimeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn<(input: object) => void>();

const running = heldContest();
const frozen = heldContest({ sealRankTime: minutesAgo(20) });
const over = { status: 1, startTime: minutesAgo(400), endTime: minutesAgo(100), sealRankTime: minutesAgo(160) };
const opened = heldContest(over);

const hides: FreezeEffect = { hidden: 12, shown: 0, participants: 5 };
const shows: FreezeEffect = { hidden: 0, shown: 1, participants: 1 };
const nothing: FreezeEffect = { hidden: 0, shown: 0, participants: 0 };

const dialogOf = (contest: EditedContest, effect: FreezeEffect, refusal?: ApiError) =>
  withFrame(() => ({
    user: root,
    answers: {
      contestEditor: {
        read: async () => contest,
        freezeEffect: async () => effect,
        changeFreeze: async (input: object) => {
          sent(input);
          if (refusal) throw refusal;
          return contest;
        },
      },
    },
  }));

const dialogShown = async () => within(await screen.findByRole('dialog', { name: 'Change the time of “Winter Regional”' }));
const known = (contest: EditedContest) => ({
  cid: 1,
  knownEndTime: contest.endTime,
  knownFreeze: { sealRankTime: contest.sealRankTime, autoRealRank: contest.autoRealRank },
});

/** A running contest is frozen before its time: the server says when now is. */
export const FreezeNow: Story = {
  decorators: [dialogOf(running, nothing)],
  play: async ({ userEvent }) => {
    const dialog = await dialogShown();
    await userEvent.click(await dialog.findByRole('radio', { name: /^Freeze the board/ }));
    await expect(await dialog.findByText('No submission becomes hidden or visible by this at present.')).toBeVisible();
    await expect(dialog.getByText(/^none → from .+14:35 on$/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Text of the announcement' })).toHaveDisplayValue(
      /^The scoreboard is frozen from .+14:35 on \(UTC/,
    );
    await userEvent.click(dialog.getByRole('switch', { name: 'Announce it in the contest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Freeze the board' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...known(running), lifts: false }));
    await screen.findByText('The board is frozen');
  },
};

/** What becomes visible is counted and asked; who gives it up has changed nothing. */
export const EndTheFreeze: Story = {
  decorators: [dialogOf(frozen, shows)],
  play: async ({ userEvent }) => {
    const dialog = await dialogShown();
    await userEvent.click(await dialog.findByRole('radio', { name: /^End the freeze/ }));
    await expect(await dialog.findByText(/^Everybody sees the result of 1 submission at once/)).toBeVisible();
    await expect(dialog.getByText(/^from .+14:15 on → none$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Announce it in the contest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End the freeze' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Show these results now?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'End the freeze' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Show these results now?' }));
    await expect(again.getByText(/^Everybody sees the result of 1 submission/)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'End the freeze' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...known(frozen), lifts: true }));
    await screen.findByText('The board is open');
  },
};

/** A contest whose board was opened too early is frozen again, from where it had been frozen. */
export const FreezeAgain: Story = {
  decorators: [dialogOf(opened, hides)],
  play: async ({ userEvent }) => {
    const dialog = await dialogShown();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Freeze the board/ })).toBeChecked());
    await expect(dialog.queryByRole('radio', { name: 'Now' })).toBeNull();
    await expect(await dialog.findByText(/^12 submissions become hidden/)).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Announce it in the contest' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Freeze the board' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...known(opened), lifts: false, startTime: minutesAgo(160) }));
  },
};

/** The moment of a freeze that holds lies in the contest, and is another one. */
export const MoveTheFreeze: Story = {
  decorators: [dialogOf(heldContest({ ...over, autoRealRank: false }), hides)],
  play: async ({ userEvent }) => {
    const dialog = await dialogShown();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Move the freeze/ })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Move the freeze' }));
    await expect(await dialog.findByText('The board is frozen from this moment on already')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Start of the freeze/ }));
    const time = await screen.findByRole('textbox', { name: 'Time' });
    await userEvent.clear(time);
    await userEvent.type(time, '11:30');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Time' })).toBeNull());
    await expect(dialog.getByText(/^from .+11:55 on → from .+11:30 on$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move the freeze' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ lifts: false, startTime: minutesAgo(185) })));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Somebody else has opened the board meanwhile. */
export const ChangedMeanwhile: Story = {
  decorators: [dialogOf(frozen, shows, new ApiError('contest.movedMeanwhile'))],
  play: async ({ userEvent }) => {
    const dialog = await dialogShown();
    await userEvent.click(await dialog.findByRole('radio', { name: /^End the freeze/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End the freeze' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Show these results now?' }));
    await userEvent.click(asked.getByRole('button', { name: 'End the freeze' }));
    await expect(await dialog.findByText(/^The times of the contest have been changed meanwhile/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Read the times again' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { title: '第十二届“算法与程序设计”校际联合邀请赛（正式赛，含附加题与颁奖典礼）' },
  decorators: FreezeAgain.decorators ?? [],
  globals: { viewport: { value: 'phone' }, theme: 'dark', locale: 'zh-CN' },
  tags: ['vrt:phone'],
  play: async () => {
    await expect(await screen.findByText(/^5 名选手的 12 次提交将转为隐藏/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
