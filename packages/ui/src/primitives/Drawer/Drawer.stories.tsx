import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';

const Form = styled.div`
  display: grid;
  gap: 14px;
`;

const form = (
  <Form>
    <TextArea label="Input" rows={6} defaultValue={'4 6\n1 2 3 4'} />
    <TextField label="Expected output" defaultValue="8" />
  </Form>
);

const footer = (
  <>
    <Button>Reset</Button>
    <Button tone="primary">Run</Button>
  </>
);

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { title: 'Online test', trigger: <Button>Online test</Button>, onOpenChange: fn(), children: form, footer },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: dialog (modal). The focus stays inside and goes back to the button. */
export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Online test' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Online test' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Input' })).toHaveFocus());
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const FromTheEnd: Story = { args: { defaultOpen: true, description: 'Runs your code on an input of your own.' } };
export const FromTheStart: Story = { args: { defaultOpen: true, side: 'start', width: 320 } };
export const FromTheBottom: Story = { args: { defaultOpen: true, side: 'bottom' } };
export const Empty: Story = { args: { defaultOpen: true, footer: undefined, children: undefined, titleHidden: true } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { defaultOpen: true, title: '在线测试', description: '用你自己的输入运行代码。', closeOnOutsidePress: false },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible();
  },
};

/** Only the middle scrolls: the title and the buttons stay. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: 'Ein Titel, der niemals enden will und immer noch weitergeht 以及一个怎么也写不完的标题',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{line + 1}. 选手不得以任何方式与他人交流题目内容。No communication of any kind about the problems is allowed.</p>
    )),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Run' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
