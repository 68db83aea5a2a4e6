import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { TextArea } from './TextArea';

const meta = { title: 'Primitives/TextArea', component: TextArea, args: { label: 'Reply' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Markdown works here', hint: 'At most 1000 characters.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('one{Enter}two');
    await expect(box).toHaveValue('one\ntwo');
  },
};
export const WithError: Story = { args: { defaultValue: '……', error: 'Say a little more: at least 5 characters.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'This discussion is closed.' } };
export const LongText: Story = {
  args: { label: longText, error: longText, defaultValue: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
