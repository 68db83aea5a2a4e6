import { ApiError, type JudgeFault, type JudgeMachine, type SiteAlert } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Answers } from '../../testing/fakeApi';
import { language, machine } from '../../testing/judges';
import { minutesAgo } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { Dashboard } from './Dashboard';

const meta = {
  title: 'Pages/Back office/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  render: () => (
    <AdminScreen>
      <Dashboard />
    </AdminScreen>
  ),
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const fault: JudgeFault = {
  pid: 42,
  problemId: 'P1042',
  title: 'Lantern Riddles 灯谜',
  submitId: 1_048_576,
  message: 'the checker ended with signal 11',
  times: 3,
  firstAt: minutesAgo(80),
  lastAt: minutesAgo(20),
};

/** A day with a contest in it. */
const samples = Array.from({ length: 144 }, (_, place) => {
  const isContest = place > 60 && place < 90;
  const busy = isContest ? Math.round(80 * Math.sin(((place - 60) / 30) * Math.PI)) : 0;
  return { at: minutesAgo(1440 - place * 10), submissions: 4 + ((place * 7) % 5) + busy * 3, waiting: busy, oldestS: busy * 4, judges: 2 };
});

const answers = (faults: JudgeFault[] = [], judges: JudgeMachine[] = [machine('judge-1')], alerts: SiteAlert[] = []): Answers => ({
  dashboard: {
    figures: async () => ({ userNum: 18_204, recentContestNum: 2, todayJudgeNum: 4127 }),
    lastLogin: async () => ({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
      ip: '2001:db8::7',
      gmtCreate: minutesAgo(1600),
    }),
    service: async () => ({
      name: 'api-1',
      percentCpuLoad: 12.4,
      percentMemoryLoad: 61.8,
      nacos: { status: 'UP' },
      backupService: [],
      backupCores: 4,
      backupPercentCpuLoad: '12.40%',
      backupPercentMemoryLoad: '61.80%',
      node: '24.9.0',
      postgres: '18.1',
      upSeconds: 93_784,
    }),
  },
  judging: { machines: async () => judges, faults: async () => faults },
  metrics: { day: async () => ({ samples, alerts }) },
});

const weak = machine('judge-2', {
  isAlive: false,
  lastSeen: minutesAgo(42),
  sandboxLevel: 4,
  reasons: ['There are no control groups: memory is measured by resource limits'],
  languages: [language('C 17'), language('Kotlin', false)],
});

/** A failing judge program is struck off the list once somebody has seen to it. */
export const Busy: Story = {
  decorators: [
    withFrame(() => {
      const faults = [fault];
      const known = answers(faults, [machine('judge-1', { submissionId: 1_048_581, percentCpuLoad: 401 }), weak]);
      return {
        user: root,
        answers: { ...known, judging: { ...known.judging, faults: async () => [...faults], settleFault: async () => void faults.pop() } },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4,127')).toBeVisible();
    await expect(await canvas.findByText('Sandbox level 4')).toBeVisible();
    await expect(canvas.getByText('100%, 4.0 tasks per core')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Settled' }));
    await screen.findByText('P1042 is settled');
    await waitFor(() => expect(canvas.getByText('None.')).toBeVisible());
  },
};

export const NoJudge: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: answers(
        [],
        [],
        [
          { kind: 'judges', value: 0, since: minutesAgo(12) },
          { kind: 'queue', value: 720, since: minutesAgo(7) },
          { kind: 'disk', value: 4, since: minutesAgo(300) },
          { kind: 'backup', value: null, since: minutesAgo(900) },
        ],
      ),
    }),
  ],
  play: async ({ canvas }) => {
    const wrong = await canvas.findByRole('list', { name: 'What is wrong' });
    await expect(wrong).toHaveTextContent('A submission has waited for 720 seconds');
    await expect(wrong).toHaveTextContent('The site was never backed up');
    await expect(await canvas.findAllByText('No judge is there')).toHaveLength(2);
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { ...answers(), judging: { machines: () => Promise.reject(new ApiError('server.busy')), faults: async () => [] } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
    await expect(await canvas.findByText('18,204')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        dashboard: { figures: never, lastLogin: never, service: never },
        judging: { machines: never, faults: never },
        metrics: { day: never },
      },
    }),
  ],
};

export const Phone: Story = {
  decorators: [withFrame({ user: root, answers: answers([fault], [machine('judge-1'), weak]) })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = {
  decorators: [withFrame({ user: root, answers: answers([fault], [machine('judge-1'), weak]) })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
