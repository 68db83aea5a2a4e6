import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChangeEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { longText } from '../../testing/longText';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField';

const pictureOf = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="36"><path d="M0 22 Q40 2 120 26" fill="none" stroke="#0a368b"/><text x="18" y="25" font-family="monospace" font-size="20" letter-spacing="5" fill="#242333" transform="rotate(-3 60 18)">${text}</text></svg>`)}`;

const Narrow = styled.div`
  max-width: 322px;
`;

const meta = {
  title: 'Account/CaptchaField',
  component: CaptchaField,
  args: { picture: pictureOf('4 8 1 9'), onRefresh: fn(), onChange: fn(), required: true },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Host(props: CaptchaFieldProps) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState('');
  const refresh = () => {
    props.onRefresh();
    setRound(round + 1);
    setAnswer('');
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => setAnswer(event.target.value);
  return <CaptchaField {...props} picture={pictureOf(`${round} 7 3 2`)} value={answer} onChange={change} onRefresh={refresh} />;
}

/** A labelled text field and a button beside it. */
export const Keyboard: Story = {
  render: args => <Host {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /Characters in the picture/ });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1234567890');
    await expect(input).toHaveValue('12345678');
    const before = canvas.getByRole('img').getAttribute('src');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('img').getAttribute('src')).not.toBe(before);
  },
};

export const OtherWay: Story = { args: { otherWay: 'Cannot see it? Ask for a code by email instead.' } };
export const WithError: Story = { args: { error: 'These are not the characters of the picture. Here is another.' } };
export const Loading: Story = { args: { picture: undefined } };
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture did not come')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toBeEnabled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { error: '验证码不对，已经换了一张，请照新的图片再输入一次，不区分大小写。' },
};
export const LongText: Story = {
  args: { label: longText, otherWay: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
