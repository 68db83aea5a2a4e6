import { ApiError, type Switches } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { SwitchAdminPage } from './SwitchAdminPage';

const switches: Switches = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openPublicJudge: true,
  openGroupJudge: true,
  openContestJudge: true,
  slideOnlyAfterFailures: false,
  hideNonContestSubmissionCode: false,
  uploadsByCookie: false,
  refusalsAsSuccess: false,
  defaultSubmitInterval: 8,
  mostJudgingSeconds: 900,
  mostGroupJudgingSeconds: 300,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
};

const saved = fn();

const decorators = [
  withFrame(() => {
    let now = switches;
    return {
      user: root,
      answers: {
        settings: {
          switches: async () => now,
          setSwitches: async change => {
            saved(change);
            now = { ...now, ...(change as Partial<Switches>) };
          },
        },
      },
    };
  }),
];

const meta = {
  title: 'Pages/Back office/Switches',
  component: SwitchAdminPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  beforeEach: () => void saved.mockReset(),
  render: () => (
    <AdminScreen only="system_info_admin">
      <SwitchAdminPage />
    </AdminScreen>
  ),
} satisfies Meta<typeof SwitchAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A switch and a limit are changed by keyboard; a wrong limit is refused, and only the changes are sent. */
export const Change: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const publicJudge = await canvas.findByRole('switch', { name: 'Submissions in the problem bank' });
    await expect(publicJudge).toHaveAccessibleDescription('When off, nobody submits or tests there.');
    publicJudge.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 change is not saved')).toBeVisible();
    const interval = canvas.getByRole('textbox', { name: /Between two submissions/ });
    await userEvent.clear(interval);
    await userEvent.type(interval, '9999{Enter}');
    await expect(await canvas.findByText('A whole number from 0 to 3600')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(interval);
    await userEvent.type(interval, '30{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ openPublicJudge: false, defaultSubmitInterval: 30 }));
    await expect(await canvas.findByText('Everything is saved')).toBeVisible();
    await expect(publicJudge).not.toBeChecked();
  },
};

/** What was changed back is no change; the rest can be given up. */
export const Undo: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const hide = await canvas.findByRole('switch', { name: /Hide the code of others/ });
    await userEvent.click(hide);
    await userEvent.click(hide);
    await expect(canvas.getByText('Everything is saved')).toBeVisible();
    await userEvent.click(hide);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(hide).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** The changes stay when they are refused. */
export const Refused: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { settings: { switches: async () => switches, setSwitches: () => Promise.reject(new ApiError('network.failed')) } },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const hide = await canvas.findByRole('switch', { name: /Hide the code of others/ });
    await userEvent.click(hide);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error');
    await expect(hide).toBeChecked();
  },
};

export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { settings: { switches: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { settings: { switches: never } } })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
