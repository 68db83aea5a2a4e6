import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog, DialogClose } from './Dialog';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  subcomponents: { DialogClose },
  args: { title: 'Sign in', onOpenChange: fn(), trigger: <Button>Sign in</Button> },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const Form = styled.div`
  display: grid;
  gap: 14px;
`;

const signIn = (
  <Form>
    <TextField label="Username" autoComplete="username" />
    <TextField label="Password" type="password" autoComplete="current-password" />
    <Button tone="primary">Sign in</Button>
  </Form>
);

export const Account: Story = {
  args: { children: signIn, defaultOpen: true, description: 'Welcome back.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toHaveAccessibleDescription('Welcome back.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(370));
  },
};

/** Opens from its button, keeps the focus inside, and gives it back on Escape. */
export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  args: { children: signIn },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 8; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** A press outside does not lose what was typed; the buttons close it. */
export const KeepsOpenOutside: Story = {
  args: {
    title: 'Rejudge 412 submissions of F?',
    description: 'Scores and ranks may change. This cannot be taken back.',
    closeOnOutsidePress: false,
    width: 440,
    defaultOpen: true,
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button tone="danger">Rejudge</Button>
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement as HTMLElement;
    await userEvent.pointer({ target: scrim, keys: '[MouseLeft]', coords: { clientX: 2, clientY: 2 } });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    title: '关于本次比赛的说明与注意事项以及一个怎么也写不完的标题',
    width: 560,
    defaultOpen: true,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>{line + 1}. 选手不得以任何方式与他人交流题目内容。No communication of any kind about the problems is allowed.</p>
    )),
  },
};
