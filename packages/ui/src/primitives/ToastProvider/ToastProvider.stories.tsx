import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { ToastMessage } from './Toast';
import { ToastProvider, useToast } from './ToastProvider';

const undo = fn();

const messages: ToastMessage[] = [
  { tone: 'success', title: 'Problem D accepted', description: 'First try · 318 ms', durationMs: Infinity },
  {
    tone: 'error',
    title: 'Could not send the comment',
    description: 'The network is away. What you wrote is kept. 网络已断开，内容已保留。',
    durationMs: Infinity,
  },
  { tone: 'warning', title: 'The contest ends in 5 minutes', topic: 'end', durationMs: Infinity },
  { title: 'Code reset', action: { label: 'Undo', onAction: undo, hint: 'Press Ctrl Z in the editor to undo' }, durationMs: Infinity },
];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 420px;
  align-content: flex-start;
`;

function Buttons() {
  const toast = useToast();
  return (
    <Row>
      {messages.map(message => (
        <Button key={message.tone ?? 'neutral'} onClick={() => toast(message)}>
          {message.tone ?? 'neutral'}
        </Button>
      ))}
    </Row>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const title = await screen.findByText('Problem D accepted', { selector: 'li *' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(within4()).toHaveLength(4);
  },
};

const within4 = () => screen.getAllByRole('button', { name: 'Dismiss' });

/** Only one message of a topic is shown at a time; the next may follow when it is gone. */
export const OneOfATopic: Story = {
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'warning' }));
    await press();
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    await press();
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2));
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
    await press();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2));
  },
};

/** An action runs and takes the message away; F8 brings the keyboard to the stack. */
export const ActionAndKeyboard: Story = {
  tags: ['apg:alert'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'neutral' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await screen.findByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'success' })).toHaveFocus();
  },
};

function Short() {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast({ title: 'One to rest on', durationMs: Infinity })}>rest</Button>
      <Button onClick={() => toast({ title: 'Saved', durationMs: 50 })}>saved</Button>
      <Button onClick={() => toast({ title: 'Sent', durationMs: 50 })}>sent</Button>
    </Row>
  );
}

/** Messages go by themselves, but not while somebody may be reading: their time stands still under the focus. */
export const GoesAndRests: Story = {
  tags: ['vrt:skip'],
  args: { children: <Short /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'saved' }));
    await screen.findByText('Saved');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'rest' }));
    await screen.findByText('One to rest on');
    await userEvent.keyboard('[F8]');
    for (const name of ['saved', 'sent']) canvas.getByRole('button', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await screen.findByText('Sent');
    await expect(screen.getByText('Saved')).toBeVisible();
    screen.getByRole('list').blur();
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await expect(screen.getByText('One to rest on')).toBeVisible();
  },
};

function Asking() {
  const toast = useToast();
  return (
    <Dialog title="Rename" defaultOpen>
      <Button onClick={() => toast({ title: 'Copied', durationMs: Infinity })}>copy</Button>
    </Dialog>
  );
}

/** A press on a message over a dialog is none outside of the dialog. */
export const OverADialog: Story = {
  tags: ['vrt:skip'],
  args: { children: <Asking /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'copy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
  },
};
