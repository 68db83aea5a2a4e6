import { Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { group } from '../testing/groupSamples';
import { languages, onePage, problemDetail, sampleUser, submission } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { GroupWorkspace } from './GroupWorkspace';

const meta = {
  title: 'Pages/Group problem',
  component: GroupWorkspace,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  args: { gid: 1, problemId: 'NIGHT5', tab: 'description', onTabChange: () => undefined },
} satisfies Meta<typeof GroupWorkspace>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn();
const seen = (level: 0 | 3) =>
  withFrame({
    user: sampleUser,
    answers: {
      group: { detail: async () => group(level) },
      problem: {
        detail: async (input: object) => {
          asked(input);
          return problemDetail({ problemId: 'NIGHT5' });
        },
        languages: async () => languages,
      },
      submission: { list: async () => onePage([submission(1, Status.accepted)]) },
    },
  });

/** The calls and links of the page are those of the group. */
export const Member: Story = {
  beforeEach: () => void asked.mockReset(),
  decorators: [seen(3)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Lantern Riddles/ })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ problemId: 'NIGHT5', gid: 1 }));
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveAttribute('href', '/group/1/problem');
    await expect(canvas.getByRole('link', { name: 'All submissions' })).toHaveAttribute(
      'href',
      '/group/1/status?problemID=NIGHT5&completeProblemID=true',
    );
    await expect(canvas.getByRole('link', { name: /iscussion/ })).toHaveAttribute('href', '/group/1/discussion/NIGHT5');
  },
};

export const Outsider: Story = {
  decorators: [seen(0)],
  play: async ({ canvas }) => {
    await canvas.findByText('This page is for members');
  },
};

/** The address of the full-screen view is public: a visitor is asked to log in there. */
export const VisitorInFullScreen: Story = {
  args: { focus: { isOn: true, keepsBar: true, onChange: () => undefined } },
  decorators: [withFrame({})],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const VisitorInFullScreenInChinese: Story = {
  ...VisitorInFullScreen,
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '登录后查看' })).toBeVisible();
  },
};
