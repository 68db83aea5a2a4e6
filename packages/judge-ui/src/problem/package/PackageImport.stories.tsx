import type { PackageLint, PackageReport, TakenProblem } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AdminScreen, problemAdmin } from '../../testing/AdminScreen';
import { withFrame } from '../../testing/StoryFrame';
import { PackageImport } from './PackageImport';

const meta = {
  title: 'Pages/Back office/Import problems',
  component: PackageImport,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '900px' } } },
  render: () => (
    <AdminScreen>
      <PackageImport />
    </AdminScreen>
  ),
} satisfies Meta<typeof PackageImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const scaled: PackageLint = {
  code: 'J04',
  severity: 'warning',
  zh: '计分规则“max”在这里用近似的规则。请检查子任务。',
  en: 'The scoring rule “max” is only approximated. Look at the subtasks.',
};
const missing: PackageLint = {
  code: 'J05',
  severity: 'error',
  where: 'testdata/config.yaml',
  zh: '缺少评测程序 checker.cc 的源码。',
  en: 'The source of the judging program checker.cc is missing.',
};
const stripped: PackageLint = {
  code: 'A08',
  severity: 'note',
  zh: '去掉了外层文件夹 export/。',
  en: 'The folder export/ around everything was taken off.',
};

const problem = (key: string, title: string, more: Partial<PackageReport['problems'][number]> = {}) => ({
  key,
  title,
  problemId: key.toUpperCase(),
  isTaken: false,
  canTake: true,
  cases: 12,
  bytes: 345_678,
  solutions: 2,
  lint: [],
  ...more,
});

const report: PackageReport = {
  handle: '0123456789abcdef0123456789abcdef',
  format: 'hydro',
  lint: [stripped],
  problems: [
    problem('h100', '渡口 Ferry Crossings'),
    problem('h101', 'Moonlit Bridges', { isTaken: true, lint: [scaled] }),
    problem('h102', '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题'.repeat(2), { solutions: 0, problemId: null }),
    problem('h103', 'Paper Boats', { canTake: false, lint: [missing] }),
  ],
};

const asked = fn();
const page = (found: PackageReport = report) =>
  withFrame(() => ({
    user: problemAdmin,
    address: '/admin/problem/import',
    answers: {
      problemPackage: {
        upload: async () => found,
        look: async ({ format }) => ({ ...found, format: format ?? null }),
        take: async (input): Promise<TakenProblem[]> => {
          asked(input);
          return input.problems.map(({ key, onTaken }, index) => {
            const outcome = key === 'h101' && onTaken === 'skip' ? 'skipped' : key === 'h102' ? 'failed' : 'added';
            const made = outcome === 'added' ? { pid: 40 + index, problemId: key.toUpperCase() } : { pid: null, problemId: null };
            return { key, outcome, ...made, lint: outcome === 'failed' ? [{ ...missing, code: 'F14' }] : [] };
          });
        },
      },
    },
  }));

const upload: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const input = await canvas.findByLabelText(/^Package|^题目包/);
  await userEvent.upload(input, new File(['PK'], 'autumn.zip', { type: 'application/zip' }));
};

/** What is wanted is taken, each by itself; one that is taken already is skipped unless it is to be replaced. */
export const Taking: Story = {
  beforeEach: () => void asked.mockReset(),
  decorators: [page()],
  play: async context => {
    const { canvas, userEvent } = context;
    await upload(context);
    await canvas.findByRole('heading', { name: '4 problems' });
    await expect(canvas.getByText('The folder export/ around everything was taken off.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Import “Paper Boats”' })).toBeDisabled();
    await expect(canvas.getByText(missing.en)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The ID H101 is taken' }), 'Replace that problem');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility' }), 'Public');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 problems' }));
    await canvas.findByText('2 imported, 0 skipped, 1 failed');
    await expect(asked).toHaveBeenCalledTimes(3);
    await expect(asked).toHaveBeenCalledWith({
      handle: report.handle,
      format: 'hydro',
      auth: 1,
      problems: [{ key: 'h101', onTaken: 'replace' }],
    });
    const list = within(canvas.getByRole('list', { name: 'Problems of the package' }));
    await expect(list.getByRole('link', { name: 'Edit H100' })).toHaveAttribute('href', '/admin/problem/edit/40');
    await userEvent.click(canvas.getByRole('button', { name: 'Another package' }));
    await canvas.findByText('Package');
  },
};

/** Nothing of it can be read: the sentence stands below, and another can be chosen at once. */
export const Unreadable: Story = {
  decorators: [
    page({
      handle: null,
      format: null,
      problems: [],
      lint: [{ code: 'F01', severity: 'error', zh: '无法识别题目包的格式。', en: 'The format of the package is not known.' }],
    }),
  ],
  play: async context => {
    await upload(context);
    await context.canvas.findByText('The format of the package is not known.');
  },
};

/** Read as another format. */
export const OtherFormat: Story = {
  decorators: [page({ ...report, problems: report.problems.slice(0, 2) })],
  play: async context => {
    const { canvas, userEvent } = context;
    await upload(context);
    const format = await canvas.findByRole('combobox', { name: 'Format' });
    await userEvent.selectOptions(format, 'QDUOJ zip');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveValue('qduoj'));
  },
};

export const Phone: Story = { ...Taking, globals: { viewport: { value: 'phone' } } };

export const ChineseAndDark: Story = {
  decorators: [page()],
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async context => {
    await upload(context);
    await context.canvas.findByRole('heading', { name: '4 道题目' });
    await expect(context.canvas.getByText(missing.zh)).toBeVisible();
  },
};
