import { ApiError, type PrintJob } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contestOf } from '../../testing/contestSamples';
import { printJob } from '../../testing/hallSamples';
import { sampleUser, onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ContestPrint } from './ContestPrint';
import { PrintAdmin } from './PrintAdmin';

const meta = {
  title: 'Pages/Contest/Print',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'print', children: contest => <ContestPrint contest={contest} page={1} onPageChange={fn()} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = printJob(3, '\u202Eإبراهيم_the_second', {
  beginning: `${'超长的一行'.repeat(20)}`,
  length: 65_535,
  realname: '林'.repeat(40),
});
const jobs = [
  printJob(1, 'qinglan', { realname: '林青岚', room: '201', seat: 'B12' }),
  printJob(2, 'loopinvariant', { helper: { uid: '1', username: 'root' } }),
  long,
  printJob(4, 'papercrane', { status: 1 }),
];

interface Printing {
  isOpen?: boolean;
  manage?: boolean;
  printer?: { isThere: boolean; name: string | null };
}

/** Keeps what was changed, as the server does. The printer takes each job at the second try. */
const noPrinter = { isThere: false, name: null };
const printing = (rows: PrintJob[], { isOpen = true, manage = false, printer = noPrinter }: Printing = {}) =>
  withFrame(() => {
    let present = rows;
    let isTried = false;
    const change = (id: unknown, more: Partial<PrintJob>) => {
      present = present.map(row => (row.id === id ? { ...row, ...more } : row));
    };
    return {
      user: sampleUser,
      address: '/contest/3/print',
      answers: {
        contest: { info: async () => contestOf({ openPrint: isOpen }, { manage }), unreadAnnouncements: async () => [] },
        print: {
          list: async () => onePage(present),
          submit: async ({ content = '' }: { content?: string }) => {
            present = [printJob(9, sampleUser.username, { beginning: content.slice(0, 100), length: content.length }), ...present];
          },
          claim: async ({ id, claimed }: { id?: unknown; claimed?: unknown }) => {
            if (id === 2) throw new ApiError('contest.helperTaken');
            change(id, { helper: claimed ? { uid: sampleUser.uid, username: sampleUser.username } : null });
          },
          printer: async () => printer,
          send: async ({ id }: { id?: unknown }) => {
            if (!isTried) {
              isTried = true;
              throw new ApiError('contest.printerFailed');
            }
            change(id, { status: 1, helper: null });
          },
          text: async () => new Blob(['#include <cstdio>\nint main() {}\n']),
          confirm: async ({ id }: { id?: unknown }) => {
            if (id === 2) throw new ApiError('contest.helperTaken');
            change(id, { status: 1, helper: null });
          },
        },
      },
    };
  });

/** PRN-004: a text that is too short stays here; a longer one joins the own jobs. */
export const Own: Story = {
  decorators: [printing([printJob(5, sampleUser.username, { status: 1 })])],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText('Text to be printed');
    await userEvent.type(text, 'too short');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the printer' }));
    await expect(await canvas.findByText('Print content under 50 characters')).toBeVisible();
    await userEvent.type(text, ', but this is long enough for a sheet of paper');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the printer' }));
    await screen.findByText('Sent to the printer');
    await expect(await canvas.findByText('Not printed')).toBeVisible();
    await expect(text).toHaveValue('');
  },
};

/** What was printed before can still be seen. */
export const Closed: Story = {
  decorators: [printing([], { isOpen: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is printed in this contest')).toBeVisible();
    await expect(await canvas.findByText('There are no print jobs yet')).toBeVisible();
  },
};

const desk = {
  tab: 'admin-print',
  children: contest => <PrintAdmin contest={contest} page={1} onPageChange={fn()} />,
} satisfies Story['args'];

/** PRN-002: one is taken and confirmed; what another organiser has taken is not. */
export const Admin: Story = {
  args: desk,
  decorators: [printing(jobs, { manage: true })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take print job #1' }));
    await expect(await canvas.findByText('You have it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm print job #1 as printed' }));
    await waitFor(() => expect(canvas.getAllByText('Printed')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm print job #2 as printed' }));
    await screen.findByText('Another organiser has taken this already');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The job that is printed is taken; the paper says whose it is on each page. */
export const OnPaper: Story = {
  args: desk,
  decorators: [printing(jobs, { manage: true })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print job #1: print' }));
    await expect(await canvas.findByText('You have it')).toBeVisible();
    const paper = () => document.querySelector<HTMLIFrameElement>('iframe[name=oj-paper]')?.contentDocument;
    await waitFor(() => expect(paper()?.querySelector('pre')).toHaveTextContent('#include <cstdio> int main() {}'));
    await expect(paper()?.querySelector('thead')).toHaveTextContent(/^201 · B12qinglan 林青岚#1 · .* · Autumn Invitational/);
    await expect(paper()?.querySelectorAll('pre > span')).toHaveLength(2);
    // What another organiser has taken is not printed twice.
    await userEvent.click(canvas.getByRole('button', { name: 'Print job #2: print' }));
    await screen.findByText('Another organiser has taken this already');
    await expect(paper()?.querySelector('thead')).toHaveTextContent(/#1 · /);
  },
};

/** What waits is printed in one go, each job from a new page on; what another organiser has taken is left out. */
export const AllOnPaper: Story = {
  args: desk,
  tags: ['vrt:skip'],
  decorators: [printing(jobs, { manage: true })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print the 2 that wait on this page' }));
    await waitFor(() => expect(canvas.getAllByText('You have it')).toHaveLength(2));
    const paper = () => document.querySelector<HTMLIFrameElement>('iframe[name=oj-paper]')?.contentDocument;
    await waitFor(() => expect(paper()?.querySelectorAll('table')).toHaveLength(2));
    await expect(paper()?.querySelectorAll('thead')[1]).toHaveTextContent(/#3 · /);
  },
};

/** The printer of the site: what it does not take is said at the job and tried again. */
export const OnThePrinter: Story = {
  args: desk,
  tags: ['vrt:skip'],
  decorators: [printing(jobs, { manage: true, printer: { isThere: true, name: 'Hall 2' } })],
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Print job #1: Print on Hall 2' });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The printer has not taken the job; it can be tried again');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByText('Printed')).toHaveLength(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const AdminFailing: Story = {
  args: desk,
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: { info: async () => contestOf({}, { manage: true }), unreadAnnouncements: async () => [] },
        print: { list: () => Promise.reject(new ApiError('server.failed')) },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The print jobs could not be loaded');
  },
};

export const Phone: Story = {
  args: desk,
  decorators: [printing(jobs, { manage: true })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('papercrane');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [printing(jobs)], globals: { theme: 'dark', locale: 'zh-CN' } };
