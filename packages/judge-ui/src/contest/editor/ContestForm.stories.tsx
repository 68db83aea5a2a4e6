import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { editedContest, heldContest } from '../../testing/contestEditorSamples';
import { pausedFor } from '../../testing/contestSamples';
import { minutesAgo } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestForm } from './ContestForm';

const meta = {
  title: 'Pages/Back office/Contest form',
  component: ContestForm,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { cid: 1, onCreated: fn() },
  render: args => (
    <AdminScreen>
      <ContestForm {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof ContestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();
const answers = {
  contestEditor: {
    read: async () => editedContest,
    change: async (draft: object) => void saved(draft),
    add: async (draft: object) => {
      saved(draft);
      return { id: 9 };
    },
  },
};
const asRoot = withFrame(() => ({ user: root, answers }));
const forget = () => void saved.mockReset();

/** An empty password keeps the one there is; the seal stays where it was. */
export const Edit: Story = {
  beforeEach: forget,
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await expect(canvas.getByRole('radio', { name: '1 hour before the end' })).toBeChecked();
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('switch', { name: 'Accept times count in whole minutes, rounded down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      id: 1,
      title: 'Spring Regional, Practice Round!',
      countsWholeMinutes: true,
      pwd: '',
      sealRankTime: editedContest.sealRankTime,
      accountLimitRule: editedContest.accountLimitRule?.replace('<start>', '<start>'),
      awardConfigList: [{ name: 'Gold' }, { name: 'Silver' }],
    });
    await screen.findByText('Update Successfully');
    await expect(canvas.getByText('Everything is saved')).toBeVisible();
  },
};

/** What is missing stands at its field and at the button; nothing is sent. What is sealed follows the rule until it is chosen. */
export const New: Story = {
  args: { cid: undefined },
  beforeEach: forget,
  decorators: [asRoot],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Private/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Title is required');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Night race');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Bring a lamp.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Contest password/ }), 'lantern');
    await userEvent.click(canvas.getByRole('switch', { name: 'Freeze the scoreboard' }));
    await expect(canvas.getByRole('radio', { name: '1 hour before the end' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^OI/ }));
    await expect(canvas.getByRole('radio', { name: 'The whole contest' })).toBeChecked();
    await expect(canvas.queryByRole('switch', { name: /whole minutes/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '30 minutes before the end' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^ACM/ }));
    await expect(canvas.getByRole('radio', { name: '30 minutes before the end' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1 hour before the end' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(9));
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      title: 'Night race',
      auth: 1,
      pwd: 'lantern',
      sealRank: true,
      awardConfigList: [],
    });
  },
};

/** The times of a contest that runs are shown, and change in the dialog; what is edited meanwhile stays. */
export const Running: Story = {
  beforeEach: forget,
  decorators: [
    withFrame(() => {
      let contest = heldContest();
      return {
        user: root,
        answers: {
          contestEditor: {
            ...answers.contestEditor,
            read: async () => contest,
            move: async () => (contest = heldContest({ endTime: minutesAgo(-215) })),
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull();
    await expect(canvas.getByText(/18:00 \(UTC.*\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the time' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Change the time of/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Change the end' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/18:10 \(UTC.*\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      title: 'Spring Regional, Practice Round!',
      endTime: minutesAgo(-215),
      knownEndTime: minutesAgo(-215),
    });
  },
};

/** A pause is told with the times; two of them have been. */
export const Paused: Story = {
  decorators: [
    withFrame(() => {
      const [pause] = pausedFor(true).pauses;
      const earlier = { startTime: minutesAgo(80), endTime: minutesAgo(70), keepsSubmissions: false };
      const contest = heldContest({ endTime: minutesAgo(-245), pauses: pause ? [earlier, pause] : [] });
      return { user: root, answers: { contestEditor: { ...answers.contestEditor, read: async () => contest } } };
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The contest is paused and resumes at .+14:50\.$/)).toBeVisible();
    await expect(canvas.getByText(/13:15 – 13:25, .+14:20 – 14:50$/)).toBeVisible();
    await expect(canvas.getByText('5 hours')).toBeVisible();
  },
};

/** Somebody else has changed the times: that stands at them, with what helps. */
export const MovedMeanwhile: Story = {
  beforeEach: forget,
  decorators: [
    withFrame(() => {
      let contest = heldContest();
      const change = async (draft: { knownEndTime?: unknown }) => {
        saved(draft);
        if (draft.knownEndTime === contest.endTime) return;
        throw new ApiError('contest.movedMeanwhile');
      };
      const read = async () => {
        const answer = contest;
        contest = heldContest({ endTime: minutesAgo(-235) });
        return answer;
      };
      return { user: root, answers: { contestEditor: { ...answers.contestEditor, read, change } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = within(await canvas.findByRole('alert'));
    await userEvent.click(summary.getByRole('button', { name: /^Times: The times of the contest have been changed/ }));
    await expect(canvas.getByRole('button', { name: 'Change the time' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the times again' }));
    await expect(await canvas.findByText(/18:30 \(UTC.*\)$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Spring Regional, Practice Round!');
  },
};

/** A freeze that holds is moved and ended in the dialog, which counts what becomes visible. */
export const FrozenBoard: Story = {
  beforeEach: forget,
  decorators: [
    withFrame(() => ({
      user: root,
      answers: { contestEditor: { ...answers.contestEditor, read: async () => heldContest({ sealRankTime: minutesAgo(20) }) } },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The board has been frozen since .+14:15/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Freeze the scoreboard' })).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Open the board when the contest ends' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the time' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Change the time of/ }));
    await expect(await dialog.findByRole('radio', { name: /^Move the freeze/ })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^End the freeze/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const knownFreeze = { sealRankTime: minutesAgo(20), autoRealRank: true };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ sealRankTime: minutesAgo(20), knownFreeze })));
  },
};

/** The board of a contest that is over waits for its organisers: it is opened by them, and by nothing in the form. */
export const FrozenAndOver: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        contestEditor: {
          ...answers.contestEditor,
          read: async () =>
            heldContest({
              status: 1,
              startTime: minutesAgo(400),
              endTime: minutesAgo(100),
              sealRankTime: minutesAgo(160),
              autoRealRank: false,
            }),
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The board has been frozen since/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Open the board when the contest ends' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the time' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Change the time of/ }));
    await expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  },
};

/** A refusal of the server stands at the button, and nothing is lost. */
export const Refused: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      answers: { contestEditor: { ...answers.contestEditor, change: () => Promise.reject(new ApiError('server.busy')) } },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Spring Regional, Practice Round 2');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { contestEditor: { read: () => Promise.reject(new ApiError('contest.notFound')) } } })],
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

export const Phone: Story = { decorators: [asRoot], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [asRoot], globals: { theme: 'dark', locale: 'zh-CN' } };

/** WCAG 2.4.11: whoever goes through the form by the Tab key sees each field, although the bar stays at the foot of the window. */
export const NoFieldUnderTheBar: Story = {
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    const bar = canvas.getByRole('button', { name: 'Save' }).parentElement;
    title.focus();
    const covered: string[] = [];
    for (let steps = 0; steps < 80 && !bar?.contains(document.activeElement); steps += 1) {
      const focused = document.activeElement;
      const { top = 0 } = focused?.getBoundingClientRect() ?? {};
      if (top > (bar?.getBoundingClientRect().top ?? 0) - 16) covered.push(focused?.outerHTML ?? '');
      // An editor of text keeps Tab to itself until Escape.
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
    }
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    await expect(covered).toEqual([]);
  },
};
