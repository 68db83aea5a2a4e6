import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { DateTimePicker } from './DateTimePicker';

const start = new Date(2026, 10, 21, 13, 0);

const Room = styled.div`
  min-height: 480px;
`;

const meta = {
  title: 'Primitives/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Start of the contest', onValueChange: fn(), native: false },
  decorators: [
    Story => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: dialog with a grid of days; arrow keys walk days and weeks. */
export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  args: { defaultValue: start },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Start of the contest.*Nov 21, 2026/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /November 21, 2026.*selected/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 29, 13, 0));
    const time = screen.getByRole('textbox', { name: 'Time' });
    await userEvent.clear(time);
    await userEvent.type(time, '9:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 29, 9, 30));
    await userEvent.type(time, '9');
    await expect(time).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: /Not set/ })).toBeVisible();
  },
};

/** Days outside are struck out, and a time outside moves to the bound. */
export const Bounded: Story = {
  args: { defaultValue: start, min: new Date(2026, 10, 10, 12, 0), max: new Date(2026, 10, 25, 18, 0), hint: 'Within the training.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Start/ }));
    await expect(await screen.findByRole('button', { name: /November 9,/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /November 10,/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Time' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Time' }), '08:00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 10, 12, 0));
  },
};

export const Empty: Story = {
  args: { placeholder: 'No end' },
  play: async ({ canvas }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(canvas.getByRole('button', { name: /No end/ })).toHaveAccessibleDescription(new RegExp(zone));
  },
};

export const ChineseOpened: Story = {
  globals: { locale: 'zh-CN' },
  args: { label: '比赛开始时间', defaultValue: start },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /比赛开始时间/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月21日.*已选择/ })).toBeVisible());
  },
};

/** The field of phones. */
export const Native: Story = {
  args: { native: true, defaultValue: start, max: new Date(2026, 11, 31, 18, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start of the contest')).toHaveValue('2026-11-21T13:00');
    await expect(canvas.getByLabelText('Start of the contest')).toHaveAttribute('max', '2026-12-31T18:00');
  },
};
export const WithError: Story = { args: { defaultValue: start, error: 'The contest would begin after its end.', required: true } };
export const Disabled: Story = { args: { defaultValue: start, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Moment from which on the results of others are no longer shown to anybody 封榜时间',
    hint: '封榜以后，除管理员以外的任何人都看不到新的结果，直到比赛结束并且揭榜。'.repeat(2),
  },
};
