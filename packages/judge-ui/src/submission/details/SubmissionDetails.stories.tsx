import { ApiError, type contract, type ClientOutput, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { caseResults, sampleUser, judgedCase, longName, submission } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { StoryScreen } from '../../testing/StoryScreen';
import { fakeJudging } from '../../testing/fakeJudging';
import { SubmissionDetails } from './SubmissionDetails';

const meta = { title: 'Pages/Submission', component: SubmissionDetails, parameters: { clock: true }, args: { id: 9 } } satisfies Meta<
  typeof SubmissionDetails
>;
export default meta;
type Story = StoryObj<typeof meta>;

type Results = ClientOutput<typeof contract.submission.cases>;

const showing = (shown: ReturnType<typeof submission>, results: Results | null, casesHiddenBy: 'problem' | null = null) =>
  withFrame({
    user: sampleUser,
    answers: { submission: { detail: async () => ({ submission: shown, codeShare: true, casesHiddenBy }), cases: async () => results } },
  });

export const Accepted: Story = {
  decorators: [showing(submission(9, Status.accepted), caseResults(10))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('option', { name: /Accepted/ })).toHaveLength(10);
    await expect(canvas.getByText('1284 characters')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('#include');
  },
};

const ofGroup = (gid: number) => showing({ ...submission(9, Status.accepted), gid }, caseResults(3));

/** The problem of a submission in a group is the group's; a submission of another group is not found. */
export const OfGroup: Story = {
  args: { gid: 1 },
  decorators: [ofGroup(1)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /P1042/ })).toHaveAttribute('href', '/group/1/problem/P1042');
  },
};

export const OfAnotherGroup: Story = {
  args: { gid: 1 },
  decorators: [ofGroup(2)],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /not found/i });
  },
};

const shared = fn();

/** The author shows the code to everybody, and takes it back. */
export const Shared: Story = {
  beforeEach: () => void shared.mockReset(),
  decorators: [
    withFrame(() => {
      let share = false;
      return {
        user: sampleUser,
        answers: {
          submission: {
            detail: async () => ({ submission: submission(9, Status.accepted, { share }), codeShare: true }),
            cases: async () => caseResults(3),
            share: async given => {
              shared(given);
              share = !!given.share;
            },
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share the code' }));
    await screen.findByText('Shared successfully');
    await expect(shared).toHaveBeenLastCalledWith({ submitId: 9, share: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing' }));
    await screen.findByText('Cancel Sharing Successfully');
    await expect(shared).toHaveBeenLastCalledWith({ submitId: 9, share: false });
    await canvas.findByRole('button', { name: 'Share the code' });
  },
};

/** Others and contests have nothing to share, nor where the problem forbids it. */
export const NotMine: Story = {
  decorators: [
    withFrame({
      user: longName,
      answers: {
        submission: {
          detail: async () => ({ submission: submission(9, Status.accepted, { share: true }), codeShare: true }),
          cases: async () => caseResults(3),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('option', { name: /Accepted/ })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /^Copy/ })).toBeVisible();
    await expect(canvas.queryByText('Stop sharing')).toBeNull();
  },
};

/** Stopped at the first failure: where it failed stands beside the seal, and that case is open. */
export const WrongAnswer: Story = {
  args: { onOpenCaseChange: fn() },
  decorators: [showing(submission(9, Status.wrongAnswer), caseResults(10, 4, Status.wrongAnswer, 'line 3, column 17'))],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('option', { name: 'Test 4: Wrong Answer' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('differs from the answer at line 3, column 17')).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: /Not run/ })).toHaveLength(6);
    await canvas.findByText('Wrong Answer on test 4 of 10');
    await userEvent.click(canvas.getByRole('option', { name: 'Test 2: Accepted' }));
    await expect(args.onOpenCaseChange).toHaveBeenCalledWith(2);
  },
};

/** The address says which case is open. */
export const OpenCase: Story = {
  args: { openCase: 2 },
  decorators: WrongAnswer.decorators ?? [],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Test 2: Accepted' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [
    withFrame(user => ({
      user,
      address: '/submission-detail/9',
      answers: {
        submission: {
          detail: async () => ({ submission: submission(9, Status.wrongAnswer), codeShare: true }),
          cases: async () => caseResults(10, 4, Status.wrongAnswer, 'line 3, column 17'),
        },
      },
    })),
  ],
  render: args => (
    <StoryScreen>
      <SubmissionDetails {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('option', { name: 'Test 4: Wrong Answer' })).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ answers: { submission: { detail: () => Promise.reject(new ApiError('server.busy', undefined, 'req-9')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongChinese: Story = {
  decorators: [
    showing(
      submission(9, Status.wrongAnswer, { title: '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题'.repeat(3) }),
      caseResults(40, 24, Status.wrongAnswer, '第三行第十七列与答案不同'.repeat(12)),
    ),
  ],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const complaint =
  "main.cpp: In function 'int main()':\nmain.cpp:6:35: error: expected ';' before '}' token\n    6 |     std::cout << n + k << std::endl";

/** No cases and no measures, but what the compiler said, and the line it means. */
export const CompileError: Story = {
  decorators: [showing(submission(9, Status.compileError, { time: 0, memory: 0, errorMessage: complaint }), caseResults(0))],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'The compiler says' })).toHaveTextContent('main.cpp:6:35');
    await expect(canvas.queryByRole('heading', { name: 'Test cases' })).toBeNull();
    await expect(canvas.queryByText('0 ms')).toBeNull();
    await expect(canvasElement.querySelector('[data-marked]')).toHaveAttribute('data-line', '6');
  },
};

export const RuntimeError: Story = {
  decorators: [
    showing(
      submission(9, Status.runtimeError, {
        errorMessage: "terminate called after throwing 'std::bad_alloc'\n<img src=x onerror=alert(1)>",
      }),
      caseResults(12, 7, Status.runtimeError, 'killed by signal 6 (SIGABRT)'),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/SIGABRT/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The judge says' })).toHaveTextContent('<img src=x');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

const scored = (seq: number, status: Status, score: number) => ({ ...judgedCase(seq, status), score, groupNum: seq < 3 ? 1 : 2 });
const inGroups = [
  scored(1, Status.accepted, 20),
  scored(2, Status.accepted, 20),
  scored(3, Status.wrongAnswer, 0),
  scored(4, Status.cancelled, 0),
];

/** Cases that are scored together: the group of the first failure keeps what it has, the rest of its group did not run. */
export const Subtasks: Story = {
  decorators: [
    showing(submission(9, Status.partialAccepted, { score: 20 }), {
      judgeCaseMode: 'subtask_lowest',
      judgeCaseList: inGroups,
      subTaskJudgeCaseVoList: [
        {
          groupNum: 1,
          status: Status.accepted,
          score: 20,
          ac: 2,
          total: 2,
          time: 3,
          memory: 3400,
          subtaskDetailList: inGroups.slice(0, 2),
        },
        { groupNum: 2, status: Status.wrongAnswer, score: 0, ac: 0, total: 2, time: 2, memory: 3400, subtaskDetailList: inGroups.slice(2) },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Subtask 1')).toBeVisible();
    await expect(canvas.getByText('Subtask 2')).toBeVisible();
  },
};

/** Code of somebody else. */
export const HiddenCode: Story = {
  decorators: [showing(submission(9, Status.accepted, { code: null, uid: '2', username: '青岚' }), null, 'problem')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only its author and admins may see this code')).toBeVisible();
    await expect(await canvas.findByText('This problem keeps its case results to itself')).toBeVisible();
  },
};

let judging = fakeJudging(submission(9, Status.pending));

/** Everything arrives by itself, and is spoken. */
export const Judging: Story = {
  beforeEach: () => {
    judging = fakeJudging(submission(9, Status.pending));
  },
  decorators: [withFrame(() => ({ user: sampleUser, answers: judging.answers }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Test cases appear here one by one')).toBeVisible();
    judging.wait(3);
    await canvas.findByText('number 3 in the queue');
    judging.compile();
    await canvas.findByRole('img', { name: 'Compiling' });
    await expect(canvas.queryByText('number 3 in the queue')).toBeNull();
    judging.run([judgedCase(1, Status.accepted), judgedCase(2, Status.accepted)], 2, 5);
    await canvas.findByRole('img', { name: 'Judging, 2 of 5 tests done' });
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await canvas.findByText('Judging 2 of 5 tests done');
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { submission: { detail: never } } })] };

/** Not there: no second try, but ways on. */
export const Missing: Story = {
  decorators: [withFrame({ answers: { submission: { detail: () => Promise.reject(new ApiError('submission.notFound')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The submission does not exist' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toBeVisible();
  },
};

export const ChineseAndDark: Story = { decorators: WrongAnswer.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
