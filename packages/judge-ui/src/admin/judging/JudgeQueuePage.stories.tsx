import { ApiError, type ClientOutput, type contract, type QueuedJob, queuePriorities } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Answers } from '../../testing/fakeApi';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { machine } from '../../testing/judges';
import { minutesAgo, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { JudgeQueuePage } from './JudgeQueuePage';

type Overview = ClientOutput<typeof contract.judgeQueue.overview>;

const job = (id: number, more: Partial<QueuedJob> = {}): QueuedJob => ({
  id,
  kind: 'submission',
  priority: 'practice',
  username: 'tide',
  language: 'C++ 17',
  queuedAt: minutesAgo(3),
  attempt: 0,
  submitId: 1_048_500 + id,
  problem: { problemId: 'P1042', title: 'Lantern Riddles 灯谜' },
  judge: null,
  ...more,
});

const waiting = [
  job(3, { priority: 'contest', problem: { problemId: 'P1043', title: '二〇二六年秋季程序设计邀请赛'.repeat(3) } }),
  job(4),
  job(5, { username: '三更灯火', language: 'Python3' }),
  job(6, { kind: 'customTest', submitId: null, problem: null }),
  job(7, { priority: 'rejudge', queuedAt: minutesAgo(90) }),
  job(8, { kind: 'reference', priority: 'reference', submitId: null, problem: null, language: 'Java 25' }),
];

const overview: Overview = {
  isPaused: false,
  priorities: queuePriorities.map((priority, place) => ({
    priority,
    waiting: [0, 1, 3, 412, 0, 1][place] ?? 0,
    running: place === 2 ? 2 : 0,
    oldestS: [0, 4, 170, 5_400, 0, 60][place] ?? 0,
  })),
  languages: [
    { language: 'C++ 17', isPaused: false, waiting: 414, running: 2, oldestS: 5_400 },
    { language: 'Python3', isPaused: true, waiting: 1, running: 0, oldestS: 170 },
  ],
  running: [
    job(1, { judge: 'judge-1', attempt: 1 }),
    job(2, { judge: 'a-machine-with-a-long-name.judges.example-7f3a-12', attempt: 3, username: 'tern' }),
  ],
};

/** A queue that does what it is told while the story is open. */
function answers(): Answers {
  let now = overview;
  let jobs = waiting;
  let judges = [
    machine('judge-1', {
      calibrations: [100, 101, 100, 118].map((ms, turn) => ({ at: minutesAgo(120 - turn * 30), ms })),
      calibrationShift: 18,
    }),
    machine('judge-2', { wish: 'drain' }),
  ];
  return {
    judgeQueue: {
      overview: async () => now,
      waiting: async ({ priority } = {}) => onePage(jobs.filter(each => !priority || each.priority === priority)),
      move: async ({ id, by }) => {
        const place = queuePriorities.indexOf(jobs.find(each => each.id === id)?.priority ?? 'practice') + Number(by);
        const priority = queuePriorities[place] ?? 'urgent';
        jobs = jobs.map(each => (each.id === id ? { ...each, priority } : each));
        return { priority };
      },
      pause: async ({ language, isPaused }) => {
        const languages = now.languages.map(each => (each.language === language ? { ...each, isPaused: isPaused === true } : each));
        now = language ? { ...now, languages } : { ...now, isPaused: isPaused === true };
      },
      askJudge: async ({ service, wish }) => void (judges = judges.map(each => (each.name === service ? { ...each, wish } : each))),
    },
    judging: { machines: async () => judges },
  };
}

const meta = {
  title: 'Pages/Back office/Judge queue',
  component: JudgeQueuePage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { priority: undefined, page: 1, pageSize: 30, onPriorityChange: fn(), onPageChange: fn(), onPageSizeChange: fn() },
  render: args => (
    <AdminScreen only="rejudge">
      <JudgeQueuePage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof JudgeQueuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [withFrame(() => ({ user: root, answers: answers() }))];

export const Busy: Story = {
  decorators,
  play: async ({ args, canvas, userEvent }) => {
    const list = within(await canvas.findByRole('table', { name: 'Waiting' }));
    await userEvent.click(await list.findByRole('button', { name: 'Raise the priority: Submission 1048504' }));
    await screen.findByText('The priority is now “Contest”');
    await userEvent.click(list.getByRole('button', { name: 'Cancel: Submission 1048504' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
    await expect(list.getByRole('button', { name: 'Cancel: Custom test' })).toBeDisabled();
    await expect(list.getByRole('button', { name: /Lower the priority: Reference solution/ })).toBeDisabled();
    const python = canvas.getByRole('switch', { name: 'Judge Python3' });
    await expect(python).not.toBeChecked();
    await userEvent.click(python);
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Judge Python3' })).toBeChecked());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'Rejudge');
    await expect(args.onPriorityChange).toHaveBeenLastCalledWith('rejudge');
  },
};

export const PausedByHand: Story = {
  decorators,
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the queue' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause the judge queue?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause the queue' }));
    await canvas.findByText(/^The queue is paused:/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume the queue' }));
    await canvas.findByRole('button', { name: 'Pause the queue' });
  },
};

/** A judge is drained, goes on, and is started again after a question. */
export const JudgesAsked: Story = {
  decorators,
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    const judge = async (name: string) => within((await canvas.findByRole('heading', { name })).closest('li') as HTMLElement);
    await expect((await judge('judge-1')).getByText('118 ms (+18%)', { exact: false })).toBeVisible();
    await userEvent.click((await judge('judge-1')).getByRole('button', { name: 'Drain' }));
    await waitFor(async () => expect((await judge('judge-1')).getByText('Takes nothing more')).toBeVisible());
    await userEvent.click((await judge('judge-2')).getByRole('button', { name: 'Go on' }));
    await screen.findByText('judge-2 takes jobs again');
    await userEvent.click((await judge('judge-2')).getByRole('button', { name: 'Restart' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restart judge-2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restart' }));
    await waitFor(async () => expect((await judge('judge-2')).getByText('About to restart')).toBeVisible());
  },
};

const idle: Overview = {
  ...overview,
  priorities: overview.priorities.map(each => ({ ...each, waiting: 0, running: 0, oldestS: 0 })),
  languages: [],
  running: [],
};

export const Idle: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { judgeQueue: { overview: async () => idle, waiting: async () => onePage([]) }, judging: { machines: async () => [] } },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('All judges are idle');
    await canvas.findByText('No judge is there');
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        judgeQueue: {
          overview: () => Promise.reject(new ApiError('server.busy')),
          waiting: () => Promise.reject(new ApiError('server.busy')),
        },
        judging: { machines: async () => [machine('judge-1')] },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
  },
};

export const Loading: Story = {
  decorators: [withFrame({ user: root, answers: { judgeQueue: { overview: never, waiting: never }, judging: { machines: never } } })],
};

export const ForOthers: Story = {
  tags: ['vrt:skip'],
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
  },
};

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
