import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { assignments, handedOut } from '../testing/assignmentSamples';
import { group, groupMembers } from '../testing/groupSamples';
import { onePage, sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { trainings } from '../testing/trainingSamples';
import { GroupAssignments } from './GroupAssignments';

const meta = {
  title: 'Pages/Group assignments',
  component: GroupAssignments,
  parameters: { clock: true },
  args: { group: group(4), page: 1, onPageChange: fn() },
} satisfies Meta<typeof GroupAssignments>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const seen = (assignment: object) =>
  withFrame({
    user: sampleUser,
    address: '/group/1/assignment',
    answers: {
      assignment,
      training: { list: async () => onePage(trainings) },
      groupTraining: { list: async () => onePage([]) },
      groupMember: { list: async () => onePage(groupMembers) },
    },
  });
const desk = {
  list: async () => onePage(handedOut),
  chosen: async () => [{ uid: '13', username: 'mina' }],
  add: async (given: object) => {
    done(given);
    return { id: 9 };
  },
  change: async (given: object) => void done(given),
  remove: async (given: object) => void done(given),
};
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** A student sees their own progress, and has nothing to manage. */
export const Student: Story = {
  args: { group: group(3) },
  decorators: [seen({ list: async () => onePage(assignments) })],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Graphs for beginners/ });
    await expect(link).toHaveAttribute('href', '/group/1/assignment/2');
    await expect(canvas.getByText('Late only')).toBeVisible();
    await expect(canvas.getByText('1 late')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hand out a training' })).toBeNull();
    await stayWide();
  },
};

/** A teacher takes one back after a question. */
export const Teacher: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [seen(desk)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back Trees' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ gid: 1, id: 3 }));
    await stayWide();
  },
};

/** Whom it is for, and the rule for late work, are changed in one dialog. */
export const Editing: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [seen(desk)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Strings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the assignment' }));
    await expect(await dialog.findByText('mina')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Accept late work' }));
    await userEvent.click(dialog.getByRole('radio', { name: /All members/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Slowly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [given] = done.mock.calls[0] ?? [];
    await expect(given).toMatchObject({ gid: 1, id: 4, terms: { toAll: true, uids: [], note: 'Slowly' } });
    await expect(given.terms.lateUntil.getTime()).toBeGreaterThan(given.terms.dueAt.getTime());
  },
};

/** Nothing is sent before there is a training and a deadline. */
export const HandingOut: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [seen(desk)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand out a training' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand out a training' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Training/ }), 'Trees');
    await userEvent.click(await screen.findByRole('option', { name: /Trees/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand out' }));
    await expect(await dialog.findByText('This is required')).toBeVisible();
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { decorators: [seen({ list: async () => onePage([]) })] };

export const Failed: Story = {
  decorators: [seen({ list: () => Promise.reject(new ApiError('server.failed')) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The assignments could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [seen({ list: never })] };
