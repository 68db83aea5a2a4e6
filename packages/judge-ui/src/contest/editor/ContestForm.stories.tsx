import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { editedContest } from '../../testing/contestEditorSamples';
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
