import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'Community/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { onReport: fn(async () => undefined), onOpenChange: fn(), trigger: <Button>Report</Button> },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: dialog (modal). */
export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Report' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Report' });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Spam or ads' })).toHaveFocus());
    await expect(screen.getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.click(screen.getByRole('checkbox', { name: "The author's behaviour" }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' sells accounts ');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onReport).toHaveBeenCalledWith({ labels: ['spam', 'author'], reason: 'sells accounts' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const NothingChosen: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The report label and the reason cannot both be empty');
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(screen.getByText('The reason cannot exceed 200 characters')).toBeVisible();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** What was chosen stays when it could not be sent. */
export const Failed: Story = {
  args: {
    defaultOpen: true,
    onReport: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Plagiarism' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText('The report was not sent. Try again.')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Plagiarism' })).toBeChecked();
  },
};
export const Chinese: Story = {
  args: { defaultOpen: true, title: '举报讨论' },
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '举报讨论' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
