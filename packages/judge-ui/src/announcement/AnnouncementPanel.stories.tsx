import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { announcement, onePage } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { AnnouncementPanel } from './AnnouncementPanel';

const meta = { title: 'Pages/Home/Announcements', component: AnnouncementPanel, parameters: { clock: true } } satisfies Meta<
  typeof AnnouncementPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

const news = [
  announcement(1, 'Autumn Invitational 秋季邀请赛', 'It begins on **Saturday**; rules in the [guide](https://judge.example).'),
  announcement(2, 'The judges rest on Sunday from 02:00 to 04:00'),
  announcement(3, `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} <b>bold?</b>`),
  announcement(4, 'جديد: لغة Rust'),
  announcement(5, 'Python is 3.11 now'),
];

export const List: Story = {
  decorators: [withFrame({ answers: { announcement: { common: async () => onePage(news, 12) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The focus goes with the reader: to "Back", and back to the title. */
export const Opened: Story = {
  ...List,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Autumn Invitational/ }));
    await expect(await canvas.findByRole('heading', { name: /Autumn Invitational/ })).toBeVisible();
    await expect((await canvas.findByText('Saturday')).tagName).toBe('STRONG');
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Autumn Invitational/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withFrame({ answers: { announcement: { common: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No announcements yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { announcement: { common: never } } })] };

/** Says what failed and why; another try brings the list. */
export const Failing: Story = {
  decorators: [
    withFrame(() => {
      let isDown = true;
      const common = async () => {
        if (!isDown) return onePage(news.slice(0, 2));
        isDown = false;
        throw new ApiError('server.busy', undefined, 'req-4711');
      };
      return { answers: { announcement: { common } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The announcements could not be loaded');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is busy');
    await expect(canvas.getByText('req-4711')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const ChineseAndDark: Story = { decorators: List.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
