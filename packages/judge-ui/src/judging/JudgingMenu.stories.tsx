import { ApiError, type contract, type ClientOutput, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { JudgingMenu } from './JudgingMenu';

type Answer = ClientOutput<typeof contract.judging.rejudge>;

const answered = fn(async () => ({}) as Answer);
const root = { ...sampleUser, roleList: ['root' as const] };
const asRoot = withFrame({ user: root, answers: { judging: { rejudge: answered, manual: answered, cancel: answered } } });

const meta = {
  title: 'Judge/JudgingMenu',
  component: JudgingMenu,
  args: { submitId: 1048576, status: Status.wrongAnswer, score: null },
} satisfies Meta<typeof JudgingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rejudge: Story = {
  name: 'F4: judging again is a button of the row',
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rejudge' }));
    await screen.findByText('Rejudge successfully');
    await expect(answered).toHaveBeenCalledWith({ submitId: 1048576 });
  },
};

/** APG pattern: menu button. */
export const Keyboard: Story = {
  decorators: [asRoot],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'Give a verdict …' });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Verdict of submission 1048576' });
  },
};

export const GiveVerdict: Story = {
  decorators: [asRoot],
  args: { score: 30 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1048576/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a verdict …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verdict of submission 1048576' }));
    await expect(dialog.queryByRole('option', { name: 'Cancelled' })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Accepted');
    const score = dialog.getByRole('textbox', { name: 'Score' });
    await userEvent.clear(score);
    await userEvent.type(score, '-5');
    await expect(score).toBeInvalid();
    await userEvent.clear(score);
    await userEvent.type(score, '100{Enter}');
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith({ submitId: 1048576, status: Status.accepted, score: 100 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** F3: a cancelled run has no verdict to begin with, and no score unless its problem gives points. */
export const VerdictOfCancelled: Story = {
  args: { status: Status.cancelled },
  decorators: [
    withFrame({
      user: root,
      answers: {
        judging: {
          manual: async ({ score }) => {
            if (score === null) throw new ApiError('submission.scoreRequired');
            return {} as Answer;
          },
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1048576/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a verdict …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verdict of submission 1048576' }));
    const update = dialog.getByRole('button', { name: 'Update' });
    await expect(dialog.getByRole('combobox')).toHaveValue('');
    await expect(update).toBeDisabled();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Partial Accepted');
    await userEvent.click(update);
    const score = await dialog.findByRole('textbox', { name: 'Score' });
    await expect(score).toBeInvalid();
    await userEvent.type(score, '40');
    await userEvent.click(update);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cancel: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        judging: {
          cancel: async () => {
            throw new ApiError('submission.underway');
          },
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1048576/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the judging …' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Judge Tips' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the judging' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('being judged');
  },
};

/** A compile error has no other verdict. */
export const Fixed: Story = {
  decorators: [asRoot],
  args: { status: Status.compileError },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1048576/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Give a verdict …' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ChineseAndDark: Story = {
  decorators: [asRoot],
  args: { score: 60 },
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1048576/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '人工判定……' }));
    await screen.findByRole('dialog', { name: '人工判定提交 1048576' });
  },
};
