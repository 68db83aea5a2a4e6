import { ApiError, type ClientInput, type contract, type EditedContest } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { root } from '../../../testing/AdminScreen';
import { heldContest } from '../../../testing/contestEditorSamples';
import { pausedFor } from '../../../testing/contestSamples';
import { minutesAgo } from '../../../testing/samples';
import { never, withFrame } from '../../../testing/StoryFrame';
import { ContestTimeDialog } from './ContestTimeDialog';

const meta = {
  title: 'Pages/Back office/Time of a contest',
  component: ContestTimeDialog,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '820px' } } },
  args: { cid: 1, title: 'Winter Regional', open: true, onClose: fn() },
  beforeEach: () => void sent.mockReset(),
} satisfies Meta<typeof ContestTimeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Calls = typeof contract.contestEditor;
const sent = fn<(call: string, input: object) => void>();

const scheduled = heldContest({ status: -1, startTime: minutesAgo(-60), endTime: minutesAgo(-360), sealRankTime: minutesAgo(-300) });
const running = heldContest();
const paused = heldContest({ ...pausedFor(true), sealRankTime: minutesAgo(-175) });

/** `reads` are the answers when the times are read, one after the other; the last one stays. `refusal`: of the first change. */
const dialogOf = (reads: readonly EditedContest[], refusal?: ApiError) =>
  withFrame(() => {
    const left = [...reads];
    let refused = refusal;
    const answer = async (call: string, input: object) => {
      sent(call, input);
      const reason = refused;
      refused = undefined;
      if (reason) throw reason;
      return running;
    };
    return {
      user: root,
      answers: {
        contestEditor: {
          read: async () => (left.length > 1 ? left.shift() : left[0]) ?? running,
          move: (input: ClientInput<Calls['move']>) => answer('move', input),
          pause: (input: ClientInput<Calls['pause']>) => answer('pause', input),
          changePause: (input: ClientInput<Calls['changePause']>) => answer('changePause', input),
        },
      },
    };
  });

const opened = async () => within(await screen.findByRole('dialog', { name: 'Change the time of “Winter Regional”' }));
const namesOf = (radios: HTMLElement[]) => radios.map(radio => radio.closest('label')?.textContent ?? '');

/** A contest to come is extended or moved; nobody has to be told. */
export const Scheduled: Story = {
  decorators: [dialogOf([scheduled])],
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^The end/ })).toHaveFocus());
    await expect(dialog.queryByRole('radio', { name: /^Pause the contest/ })).toBeNull();
    await expect(dialog.queryByRole('textbox', { name: 'Text of the announcement' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^The whole contest/ })).toBeChecked();
    const minutes = dialog.getByRole('textbox', { name: 'Minutes later' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '-30');
    await expect(dialog.getByText(/15:35 → .*15:05$/)).toBeVisible();
    await expect(dialog.getByText(/^Times are in UTC/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move the contest' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('move', { cid: 1, part: 'all', minutes: -30, knownEndTime: scheduled.endTime }));
    await screen.findByText('The time is changed');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Ten more minutes for a running contest, and everybody in it is told. A text that somebody wrote stays. */
export const Extend: Story = {
  decorators: [dialogOf([running])],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const minutes = await dialog.findByRole('textbox', { name: 'Minutes later' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '1.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the end' }));
    await dialog.findByText(/Enter a whole number/);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '10');
    await expect(dialog.getByText(/17:00 → .*17:10$/)).toBeVisible();
    await expect(dialog.getByText('5 hours → 5 hours 10 minutes')).toBeVisible();
    const text = dialog.getByRole('textbox', { name: 'Text of the announcement' });
    await expect(text).toHaveDisplayValue(
      /^The contest ends at .+18:10 now, not at .+18:00 \(UTC.*\)\.\s+The scoreboard freezes at .+17:10/,
    );
    await userEvent.clear(text);
    await userEvent.type(text, 'Fifteen more minutes.');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '15');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the end' }));
    const announcement = { title: 'The time of the contest changes', content: 'Fifteen more minutes.' };
    const wanted = { cid: 1, part: 'end', minutes: 15, knownEndTime: running.endTime, announcement };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('move', wanted));
  },
};

/** From now on: the clock of the server decides when that is. */
export const Pause: Story = {
  decorators: [dialogOf([running])],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(namesOf(await dialog.findAllByRole('radio'))).toEqual([
      expect.stringMatching(/^The end/),
      expect.stringMatching(/^Pause the contest/),
      expect.stringMatching(/^Freeze the board/),
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: /^Pause the contest/ }));
    const minutes = dialog.getByRole('textbox', { name: 'Minutes from now' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '20');
    await userEvent.click(dialog.getByRole('radio', { name: /^Refused/ }));
    await expect(dialog.getByText(/18:00 → .*18:20$/)).toBeVisible();
    await expect(dialog.getByText('5 hours, unchanged')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title of the announcement' })).toHaveValue('The contest is paused');
    const text = dialog.getByRole('textbox', { name: 'Text of the announcement' });
    await expect(text).toHaveDisplayValue(
      /paused from .+14:35 on and resumes at .+14:55;[^]+18:20[^]+Submissions are refused during the pause/,
    );
    await userEvent.click(dialog.getByRole('switch', { name: 'Announce it in the contest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    const wanted = { cid: 1, minutes: 20, keepsSubmissions: false, knownEndTime: running.endTime };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('pause', wanted));
    await screen.findByText('The contest is paused');
  },
};

/** A fault that was noticed late is cut out from when it happened; the pause ends at a moment that somebody chose. */
export const NoticedLate: Story = {
  decorators: [dialogOf([running])],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('radio', { name: /^Pause the contest/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^An earlier moment/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^At a moment/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await expect(await dialog.findByText(/^Choose a moment after the start of the contest/)).toBeVisible();
    await expect(dialog.getByText('Choose a moment within the next 7 days')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    const choose = async (field: RegExp, clock: string) => {
      await userEvent.click(dialog.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('button', { name: /October 17,/ }));
      const time = screen.getByRole('textbox', { name: 'Time' });
      await userEvent.clear(time);
      await userEvent.type(time, clock);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Time' })).toBeNull());
    };
    await choose(/^Start of the pause/, '14:20');
    await choose(/^Resumes at/, '15:00');
    await expect(dialog.getByText(/18:00 → .*18:40$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    const wanted = { cid: 1, startTime: minutesAgo(15), endTime: minutesAgo(-25), keepsSubmissions: true, knownEndTime: running.endTime };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('pause', expect.objectContaining(wanted)));
  },
};

/** A pause gets another end, or ends now; what is proposed at first changes nothing. */
export const Paused: Story = {
  decorators: [dialogOf([paused])],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Resume at another time/ })).toHaveFocus());
    await expect(namesOf(dialog.getAllByRole('radio'))).toEqual([
      expect.stringMatching(/^The end/),
      expect.stringMatching(/^Resume at another time.+14:50/),
      expect.stringMatching(/^Resume now/),
      expect.stringMatching(/^Freeze the board/),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change the pause' }));
    await expect(await dialog.findByText('This is the time that is set already')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Resume now/ }));
    await expect(dialog.getByText(/18:30 → .*18:15$/)).toBeVisible();
    await expect(dialog.getByText(/17:30 → .*17:15$/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    const wanted = { cid: 1, startTime: minutesAgo(15), endTime: null, knownEndTime: paused.endTime };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('changePause', expect.objectContaining(wanted)));
    await screen.findByText('The contest goes on');
  },
};

/** Somebody else was quicker: nothing is changed upon times that are no longer true. They are read again, and the act stays. */
export const MovedMeanwhile: Story = {
  decorators: [dialogOf([running, heldContest({ endTime: minutesAgo(-235) })], new ApiError('contest.movedMeanwhile'))],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change the end' }));
    await expect(await dialog.findByText(/^The times of the contest have been changed meanwhile/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('move', expect.objectContaining({ knownEndTime: running.endTime }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read the times again' }));
    await expect(await dialog.findByText(/18:30 → .*18:40$/)).toBeVisible();
    await expect(dialog.queryByText(/have been changed meanwhile/)).toBeNull();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^The end/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Change the end' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('move', expect.objectContaining({ knownEndTime: minutesAgo(-235) })));
  },
};

/** The pause is over by now: the act that was chosen is refused, and does not become another one. */
export const ActGone: Story = {
  decorators: [dialogOf([paused, heldContest({ endTime: minutesAgo(-220) })], new ApiError('contest.movedMeanwhile'))],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('radio', { name: /^Resume now/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Read the times again' }));
    await expect(await dialog.findByText('The contest has moved on: this cannot be done any more')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Resume now/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('radio', { name: /^The end/ }));
    await expect(dialog.queryByText('The contest has moved on: this cannot be done any more')).toBeNull();
    await expect(dialog.queryByText('Fill this in')).toBeNull();
  },
};

/** What the server refuses about an act stands at it. */
export const Refused: Story = {
  decorators: [dialogOf([running], new ApiError('contest.wouldBeOver'))],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const minutes = await dialog.findByRole('textbox', { name: 'Minutes later' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '-600');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the end' }));
    await expect(await dialog.findByText('With this change the contest would be over')).toBeVisible();
    await expect(minutes).toBeInvalid();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { contestEditor: { read: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async () => void (await screen.findByText('The times of the contest could not be loaded')),
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { contestEditor: { read: never } } })] };

/** Nothing is too wide for a phone. */
export const Phone: Story = {
  args: { title: '第十二届“算法与程序设计”校际联合邀请赛（正式赛，含附加题与颁奖典礼）' },
  decorators: Pause.decorators ?? [],
  globals: { viewport: { value: 'phone' }, theme: 'dark', locale: 'zh-CN' },
  tags: ['vrt:phone'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^暂停比赛/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^更早的时刻/ }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: Pause.decorators ?? [],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^暂停比赛/ }));
    await expect(screen.getByRole('textbox', { name: '公告标题' })).toHaveValue('比赛暂停');
  },
};
